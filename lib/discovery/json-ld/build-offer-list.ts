import { getOfferTitle } from '@/lib/offers/get-offer-title';
import type { ItemList, Offer as LinkedOffer } from 'schema-dts';
import type { Offer } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n';
import { isExpired } from '@/lib/offers/expiry';
import { getBrandKey } from '@/lib/offers/offer-card';
import { getEndTime } from '@/lib/catalogue/offer-dates';
import { buildOfferHref } from '@/lib/url/paths';

/** It stands twice in the page, so that it names no more than a page of a list holds. */
const MAX_ITEMS = 20;

type Context = { locale: Locale; siteUrl: string; now: Date };

/** The live ones of these offers as a list; null without any. No price, no rating and no code is said of them. */
export function buildOfferList(offers: Offer[], { locale, siteUrl, now }: Context): ItemList | null {
  const live = offers.filter(({ endDate }) => !isExpired(endDate, now)).slice(0, MAX_ITEMS);
  if (live.length === 0) return null;
  return {
    '@type': 'ItemList',
    itemListElement: live.map((offer, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: toLinkedOffer(offer, siteUrl + buildOfferHref(locale, getBrandKey(offer), offer)),
    })),
  };
}

function toLinkedOffer(offer: Offer, url: string): LinkedOffer {
  const end = getEndTime(offer.endDate);
  return {
    '@type': 'Offer',
    name: getOfferTitle(offer),
    url,
    // The last good moment: what ends is over with the next millisecond.
    validThrough: end === null ? undefined : new Date(end - 1).toISOString(),
    seller: offer.brand === null ? undefined : { '@type': 'Organization', name: offer.brand.name },
  };
}
