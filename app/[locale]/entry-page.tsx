import { permanentRedirect } from 'next/navigation';
import { EntryNotFoundView, OutOfRangeView } from '@/components/catalogue/entry-not-found-view';
import { buildCrumbs } from '@/components/layout/breadcrumbs';
import { UnavailablePage } from '@/components/layout/unavailable-page';
import { WithNotFoundStatus } from '@/components/layout/with-status';
import type { Coupon, Deal, Page } from '@/lib/catalogue';
import { getSettings } from '@/lib/config';
import { buildBreadcrumbList, buildGraph, buildOfferList } from '@/lib/discovery/json-ld';
import { getTranslator, type Locale } from '@/lib/i18n';
import type { ListData, LoadFailure } from '@/lib/pages';
import { formatListTitle } from '@/lib/url/list-state';
import { buildListHref, type ListName, type ListState } from '@/lib/url/paths';

type MissingEntryProps = {
  locale: Locale;
  kind: 'brand' | 'category';
  data: { status: 'failed'; failure: LoadFailure } | { status: 'invalid' | 'unknown' | 'unknown-category' };
};

/** In place of a page of a brand or a category that does not exist or cannot be loaded, with the status of that. */
export function MissingEntry({ locale, kind, data }: MissingEntryProps) {
  if (data.status === 'failed') return <UnavailablePage locale={locale} {...data.failure} />;
  return (
    <WithNotFoundStatus>
      <EntryNotFoundView locale={locale} kind={kind} reason={data.status} />
    </WithNotFoundStatus>
  );
}

type MissingListProps = {
  address: ListState & { locale: Locale; list: ListName };
  data: Exclude<ListData<unknown>, { status: 'found' }>;
};

/** In place of a list of a category that nobody knows or that has another address, or of a page past a list's end. */
export function MissingList({ address: { locale, list, ...state }, data }: MissingListProps) {
  if (data.status === 'moved-category') {
    permanentRedirect(buildListHref(locale, list, { ...state, category: data.category.slug }));
  }
  if (data.status === 'unknown-category') return <MissingEntry {...{ locale, data }} kind="category" />;
  const title = { list, category: data.category?.name, letter: state.letter };
  return (
    <WithNotFoundStatus>
      <OutOfRangeView
        locale={locale}
        list={formatListTitle(title, getTranslator(locale))}
        href={buildListHref(locale, list, { ...state, page: 1 })}
      />
    </WithNotFoundStatus>
  );
}

type Entry = {
  locale: Locale;
  name: string;
  section: 'brands' | 'categories';
  /** The offers to list, those of the tab that is shown first; null for none. */
  listed: { coupons: Page<Coupon>; deals: Page<Deal>; tab: string } | null;
  now: Date;
};

/** The linked data of a page of a brand or a category: the way to it, and its offers. */
export function buildEntryGraph({ locale, name, section, listed, now }: Entry) {
  const { siteUrl } = getSettings();
  const crumbs = buildBreadcrumbList(buildCrumbs(locale, name, section), siteUrl);
  if (listed === null) return buildGraph(crumbs, null);
  const { coupons, deals, tab } = listed;
  const [shown, other] = tab === 'deals' ? [deals, coupons] : [coupons, deals];
  return buildGraph(crumbs, buildOfferList([...shown.items, ...other.items], { locale, siteUrl, now }));
}
