'use client';

import type { ItemId } from '@/lib/catalogue/types';
import { useEffect } from 'react';
import { type ApiList, toBrand, toCoupon, toDeal } from '@/lib/browser/data/from-api';
import { buildListKey } from '@/lib/browser/data/keys';
import { useResource } from '@/lib/browser/data/use-resource';
import type { Locale } from '@/lib/i18n/locales';
import type { OfferCountLabels } from '@/lib/offers/format-offer-counts';
import { toOfferCard } from '@/lib/offers/offer-card';
import type { ListName } from '@/lib/url/paths';
import { toBrandCard } from '../brand-card-data';
import type { OfferLabels } from '../tickets/offer-labels';
import { TabItems, type TabPage } from './tab-items';

/** What is known of a page that was asked for. */
export type LoadedTabPage = {
  page: number;
  /** Null while it is awaited, or where it failed. */
  list: TabPage | null;
  /** Shows it: in this chunk, because the page that comes first is the server's. */
  Items: typeof TabItems;
  labels: OfferLabels;
  hasFailed: boolean;
  retry: () => void;
};

type TabPageLoaderProps = {
  tab: ListName;
  /** Whose list it is. */
  owner: { brandId: ItemId } | { categoryId: ItemId };
  page: number;
  pageSize: number;
  counts: OfferCountLabels;
  locale: Locale;
  labels: OfferLabels;
  onLoad: (loaded: LoadedTabPage) => void;
};

/** Asks for one page of a tab. Shows nothing: it is a chunk of its own, because few visitors turn a page. */
export function TabPageLoader(props: TabPageLoaderProps) {
  const { tab, owner, page, pageSize, counts, locale, labels, onLoad } = props;
  const key = buildListKey(tab, { ...owner, page, pageSize });
  // A page that was seen is as good as the one the server has rendered.
  const { data, error, isValidating, mutate } = useResource<ApiList>(key, { revalidateIfStale: false });
  const hasFailed = error !== undefined && data === undefined && !isValidating;
  useEffect(() => {
    onLoad({
      page,
      list: data ? toTabPage(data, counts, locale) : null,
      Items: TabItems,
      labels,
      hasFailed,
      // What fails again shows in `error`.
      retry: () => void mutate().catch(() => undefined),
    });
  }, [page, data, hasFailed, mutate, counts, locale, labels, onLoad]);
  return null;
}

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
