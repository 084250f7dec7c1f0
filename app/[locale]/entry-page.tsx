import { EntryNotFoundView } from '@/components/catalogue/entry-not-found-view';
import { buildCrumbs } from '@/components/layout/breadcrumbs';
import { UnavailablePage } from '@/components/layout/unavailable-page';
import { WithNotFoundStatus } from '@/components/layout/with-status';
import type { Coupon, Deal, Page } from '@/lib/catalogue';
import { getSettings } from '@/lib/config';
import { buildBreadcrumbList, buildGraph, buildOfferList } from '@/lib/discovery/json-ld';
import type { Locale } from '@/lib/i18n';
import type { LoadFailure } from '@/lib/pages';

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
