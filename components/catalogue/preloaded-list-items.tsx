import { type ComponentType, type ReactNode, useState } from 'react';
import { type ApiList, toBrand, toCoupon, toDeal } from '@/lib/browser/data/from-api';
import { buildListKey } from '@/lib/browser/data/keys';
import { getPreloadedList } from '@/lib/browser/data/preloaded-data';
import { useResource } from '@/lib/browser/data/use-resource';
import type { Offer } from '@/lib/catalogue/types';
import { loadOfferMessages } from '@/lib/i18n/load-messages';
import type { Locale } from '@/lib/i18n/locales';
import type { OfferCountLabels } from '@/lib/offers/format-offer-counts';
import { toOfferCard } from '@/lib/offers/offer-card';
import type { OfferListName } from '@/lib/url/paths';
import { toBrandCard } from './brand-card-data';
import { BrandList } from './brand-list';
import type { OfferLabels } from './tickets/offer-labels';
import { OfferList } from './tickets/offer-list';

export type PreloadedListProps = {
  page: number;
  locale: Locale;
  /** What the server has rendered. */
  children: ReactNode;
} & ({ list: 'brands'; counts: OfferCountLabels } | { list: OfferListName; now: string });

/** docs/specification.md §9.2. */
const PAGE_SIZE = 20;

/** The component below with the texts of its language. Rejects if they cannot be fetched. */
export async function loadPreloadedListItems(locale: Locale): Promise<ComponentType<PreloadedListProps>> {
  const { card } = await loadOfferMessages(locale);
  return function PreloadedItems(props) {
    return <PreloadedListItems {...props} labels={card} />;
  };
}

/** A list from the data that the page carries, until the API has responded; without data as the server rendered it. */
function PreloadedListItems({
  children,
  labels,
  ...props
}: PreloadedListProps & { labels: OfferLabels }): ReactNode {
  const { list, page, locale } = props;
  const [preloaded] = useState(() => getPreloadedList(list, page));
  const key = preloaded ? buildListKey(list, { page, pageSize: PAGE_SIZE }) : null;
  const { data } = useResource<ApiList>(key, { fallbackData: preloaded });
  if (data === undefined) return children;
  if (props.list === 'brands') {
    const listed = 'brand_list' in data ? data.brand_list : [];
    return (
      <BrandList
        brands={listed.map((brand) => toBrandCard(toBrand(brand), props.counts, locale))}
        locale={locale}
      />
    );
  }
  return (
    <OfferList offers={toOffers(data).map(toOfferCard)} {...{ locale }} labels={labels} now={props.now} />
  );
}

function toOffers(data: ApiList): Offer[] {
  if ('coupon_list' in data) return data.coupon_list.map(toCoupon);
  return 'deal_list' in data ? data.deal_list.map(toDeal) : [];
}
