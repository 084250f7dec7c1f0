import type { Page } from '@/lib/catalogue/types';
import { toBrand, toCoupon, toDeal, type ApiList } from '@/lib/browser/data/from-api';
import type { Locale } from '@/lib/i18n/locales';
import { type OfferCardData, toOfferCard } from '@/lib/offers/offer-card';
import type { BrandCardData } from './brand-card';
import type { OfferCountLabels } from '@/lib/offers/format-offer-counts';
import { toBrandCard } from './to-brand-card';

/** One page of a tab as cards, which is all that the browser gets of it. */
export type TabPage = ({ kind: 'brands' } & Page<BrandCardData>) | ({ kind: 'offers' } & Page<OfferCardData>);

/** A page from the site's own API, as cards. */
export function toTabPage(list: ApiList, labels: OfferCountLabels, locale: Locale): TabPage {
  const paging = { total: list.total, page: list.page, pageSize: list.page_size };
  if ('brand_list' in list) {
    const items = list.brand_list.map((brand) => toBrandCard(toBrand(brand), labels, locale));
    return { kind: 'brands', items, ...paging };
  }
  const offers = 'coupon_list' in list ? list.coupon_list.map(toCoupon) : list.deal_list.map(toDeal);
  return { kind: 'offers', items: offers.map(toOfferCard), ...paging };
}
