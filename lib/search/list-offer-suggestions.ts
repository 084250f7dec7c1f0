import type { ApiCoupon, ApiDeal } from '@/lib/catalogue/wire/offer';
import type { ApiSearchResult } from '@/lib/catalogue/wire/search-result';
import type { OfferKind } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/locales';
import { isExpired } from '@/lib/offers/expiry';
import { buildOfferHref } from '@/lib/url/paths';
import type { Suggestion } from './suggestion';

/** The coupons and deals of a search that are good at `now`, by turns, best first. */
export function listOfferSuggestions(
  locale: Locale,
  { coupons, deals }: ApiSearchResult,
  now: Date,
): Suggestion[] {
  const isGood = (offer: ApiCoupon | ApiDeal) => !isExpired(offer.end_date, now);
  const ofCoupons = coupons.coupon_list
    .filter(isGood)
    .map((coupon) => toOfferSuggestion(locale, 'coupon', coupon.name, coupon));
  const ofDeals = deals.deal_list
    .filter(isGood)
    .map((deal) => toOfferSuggestion(locale, 'deal', deal.title, deal));
  return takeTurns(ofCoupons, ofDeals);
}

function toOfferSuggestion(
  locale: Locale,
  kind: OfferKind,
  title: string,
  { id, brand, brand_id }: ApiCoupon | ApiDeal,
): Suggestion {
  return {
    key: `${kind}-${id}`,
    title,
    note: brand?.name ?? null,
    // A brand that is not embedded is known by its id (spec §2).
    href: buildOfferHref(locale, brand?.unique_name ?? String(brand_id), { kind, id }),
    tile: { name: brand?.name ?? title, logo: brand?.logo ?? null },
  };
}

/** The first of each list, then the second of each, until both are used. */
function takeTurns<T>(some: T[], others: T[]): T[] {
  const rounds = Math.max(some.length, others.length);
  return Array.from({ length: rounds }, (_, turn) =>
    [some, others].flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}
