'use client';

import { useEffect, useId, useState } from 'react';
import { preload } from 'swr';
import type { OfferTexts } from '@/components/catalogue/tickets/offer-labels';
import { Dialog } from '@/components/ui/dialog';
import { LogoTile } from '@/components/ui/logo-tile';
import { ApiError } from '@/lib/browser/data/fetch-data';
import { isApiBrand, isApiCoupon, isApiDeal, toBrand, toCoupon, toDeal } from '@/lib/browser/data/from-api';
import { buildBrandKey, buildOfferKey } from '@/lib/browser/data/keys';
import { useResource } from '@/lib/browser/data/use-resource';
import type { BrandSummary, Offer, OfferKind } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/locales';
import type { OfferAddress } from '@/lib/url/parse-offer-href';
import { buildBrandHref, buildOfferHref } from '@/lib/url/paths';
import { OfferWithAd } from './ad/offer-with-ad';
import type { CopyOutcome } from './copy-on-opening';
import styles from './offer-dialog.module.scss';
import { OfferFailure } from './offer-failure';
import { OfferTicket } from './offer-ticket';
import { OfferWaiting } from './offer-waiting';
import type { ApiOffer } from './request-offer';

const NOT_FOUND = 404;

type OfferDialogProps = {
  locale: Locale;
  texts: OfferTexts;
  address: OfferAddress;
  /** Where a click has opened it, what becomes of copying the code. */
  copying: Promise<CopyOutcome> | null;
  /** The brand in the address bar turned out to be known by another name. */
  onRename: (href: string) => void;
  onClose: () => void;
};

/** An offer over the page it was found on. Mounted once for each opening. */
export function OfferDialog({ locale, texts, address, copying, onRename, onClose }: OfferDialogProps) {
  const titleId = useId();
  const [now] = useState(() => new Date());
  const load = useOffer(address);
  const brand = load.state === 'loaded' ? load.brand : null;
  const brandKey = brand?.uniqueName ?? address.brandKey;
  const href = buildOfferHref(locale, brandKey, address);

  useEffect(() => {
    if (brandKey !== address.brandKey) onRename(href);
  }, [brandKey, address, href, onRename]);

  return (
    <Dialog
      name="offer"
      titleId={titleId}
      closeLabel={texts.dialog.close}
      onClose={onClose}
      bar={brand && <DialogBrand locale={locale} brand={brand} />}
    >
      <OfferWithAd locale={locale}>
        {load.state === 'loading' && <OfferWaiting {...{ titleId, href }} texts={texts.dialog} />}
        {load.state === 'loaded' && (
          <OfferTicket
            {...{ locale, texts, now, titleId, copying }}
            offer={load.offer}
            brand={load.brand}
            siteUrl={window.location.origin}
          />
        )}
        {(load.state === 'failed' || load.state === 'gone') && (
          <OfferFailure
            {...{ locale, titleId, brandKey, href }}
            texts={texts.dialog}
            retry={load.state === 'failed' ? load.retry : null}
          />
        )}
      </OfferWithAd>
    </Dialog>
  );
}

/** Whose offer is open, leading to all of its offers. */
function DialogBrand({ locale, brand }: { locale: Locale; brand: BrandSummary }) {
  return (
    <a href={buildBrandHref(locale, brand.uniqueName)} className={styles.brand}>
      <LogoTile name={brand.name} logo={brand.logo} size="small" />
      <span className={styles.name}>{brand.name}</span>
    </a>
  );
}

export type OfferLoad =
  | { state: 'loading' | 'gone' }
  | { state: 'failed'; retry: () => void }
  /** The brand is null where nobody knows it. */
  | { state: 'loaded'; offer: Offer; brand: BrandSummary | null };

/** Hands what a click has asked for to the next useOffer of the same offer, which then does not ask itself. */
export function keepResponse(address: OfferAddress, response: Promise<ApiOffer>): void {
  // SWR hands on how it ends; on the way there it is nobody's.
  void preload(buildOfferKey(address), () => response);
}

/**
 * The offer of an address with its brand, which is asked for by its id where the offer does not bring it
 * (docs/specification.md §2.3.6).
 */
function useOffer(address: OfferAddress): OfferLoad {
  const response = useResource<unknown>(buildOfferKey(address));
  const offer = toOffer(address.kind, response.data);
  const brandId = offer && !offer.brand ? offer.brandId : null;
  const brand = useResource<unknown>(brandId === null ? null : buildBrandKey(brandId));

  if (response.error instanceof ApiError && response.error.status === NOT_FOUND) return { state: 'gone' };
  if (response.isLoading || brand.isLoading) return { state: 'loading' };
  if (!offer) return { state: 'failed', retry: () => void response.mutate() };
  return {
    state: 'loaded',
    offer,
    brand: offer.brand ?? (isApiBrand(brand.data) ? toBrand(brand.data) : null),
  };
}

/** Null for what is no offer, whatever it is. */
function toOffer(kind: OfferKind, body: unknown): Offer | null {
  if (kind === 'coupon') return isApiCoupon(body) ? toCoupon(body) : null;
  return isApiDeal(body) ? toDeal(body) : null;
}
