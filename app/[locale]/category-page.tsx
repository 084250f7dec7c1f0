import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { CategoryView } from '@/components/category/category-view';
import { OutOfRangeView } from '@/components/catalogue/entry-not-found-view';
import { WithNotFoundStatus } from '@/components/layout/with-status';
import { UnavailablePage } from '@/components/layout/unavailable-page';
import { InlineJson } from '@/components/ui/inline-json';
import { StaticParts } from '@/components/ui/static-parts';
import { getSettings } from '@/lib/config';
import { describeCategory } from '@/lib/discovery/head';
import { getTranslator, type Locale } from '@/lib/i18n';
import { loadCategoryPageOnce, type CategoryTab } from '@/lib/pages';
import { buildCategoryHref, buildTabHref } from '@/lib/url/paths';
import { buildEntryGraph, MissingEntry } from './entry-page';

/** What the addresses of a category's page say: shared by every route that shows one. */
export type CategoryAddress = { locale: Locale; slug: string; tab?: CategoryTab; page?: number };

export async function describeCategoryPage(address: CategoryAddress): Promise<Metadata> {
  const { locale, slug, tab, page } = address;
  const data = await loadCategoryPageOnce(locale, slug, tab, page);
  return describeCategory(address, data, getSettings().siteName);
}

export async function CategoryPage({ locale, slug, tab: askedTab, page }: CategoryAddress) {
  const data = await loadCategoryPageOnce(locale, slug, askedTab, page);
  // The query goes along (lib/server/next-seams/keep-query.ts).
  if (data.status === 'moved') permanentRedirect(buildCategoryHref(locale, data.category.slug));
  if (data.status === 'out-of-range') {
    const list = getTranslator(locale)(`category.headings.${askedTab ?? 'brands'}`, {
      category: data.category.name,
    });
    const href = buildTabHref(buildCategoryHref(locale, slug), askedTab ?? 'brands', 'brands');
    return (
      <WithNotFoundStatus>
        <OutOfRangeView {...{ locale, list, href }} />
      </WithNotFoundStatus>
    );
  }
  if (data.status !== 'found') return <MissingEntry {...{ locale, data }} kind="category" />;
  const { category, coupons, deals, tab, failure } = data;
  const now = new Date();
  if (failure) return <UnavailablePage locale={locale} {...failure} />;
  const view = <CategoryView {...{ ...data, locale, now }} />;
  const listed = { coupons, deals, tab };
  return (
    <StaticParts>
      <InlineJson
        data={buildEntryGraph({ locale, name: category.name, section: 'categories', listed, now })}
      />
      {view}
    </StaticParts>
  );
}
