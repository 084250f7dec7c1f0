'use client';

import { useEffect, useId, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { OfferAddress } from '@/lib/url/parse-offer-href';
import { buildOfferHref } from '@/lib/url/paths';
import { Dialog } from '@/components/ui/dialog';
import type { CopyOutcome } from './copy-on-opening';
import { DialogBrand } from './dialog-brand';
import { OfferFailure } from './offer-failure';
import type { OfferTexts } from './offer-texts';
import { OfferTicket } from './offer-ticket';
import { OfferWaiting } from './offer-waiting';
import { OfferWithAd } from './offer-with-ad';
import { useOffer } from './use-offer';

export { keepAnswer } from './use-offer';

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
      titleId={titleId}
      closeLabel={texts.dialog.close}
      onClose={onClose}
      bar={brand && <DialogBrand locale={locale} brand={brand} />}
    >
      <OfferWithAd locale={locale}>
        {load.state === 'loading' && <OfferWaiting {...{ titleId, href }} texts={texts.dialog} />}
        {load.state === 'loaded' && (
          <OfferTicket {...{ locale, texts, now, titleId, copying }} offer={load.offer} brand={load.brand} />
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
