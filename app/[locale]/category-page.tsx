import type { Metadata } from 'next';
import { CategoryView } from '@/components/category/category-view';
import { UnavailablePage } from '@/components/layout/unavailable-page';
import { InlineJson } from '@/components/ui/inline-json';
import { getSettings } from '@/lib/config';
import { describeCategory } from '@/lib/discovery/head';
import type { Locale } from '@/lib/i18n';
import { loadCategoryPageOnce, type CategoryTab } from '@/lib/pages';
import { buildEntryGraph, MissingEntry } from './entry-page';

/** What the addresses of a category's page say: shared by every route that shows one. */
export type CategoryAddress = { locale: Locale; slug: string; tab?: CategoryTab; page?: number };

export async function describeCategoryPage(address: CategoryAddress): Promise<Metadata> {
  const { slug, tab, page } = address;
  return describeCategory(address, await loadCategoryPageOnce(slug, tab, page), getSettings().siteName);
}

export async function CategoryPage({ locale, slug, tab: askedTab, page }: CategoryAddress) {
  const data = await loadCategoryPageOnce(slug, askedTab, page);
  if (data.status !== 'found') return <MissingEntry {...{ locale, data }} kind="category" />;
  const { category, brands, coupons, deals, tab, failure } = data;
  const now = new Date();
  const view = <CategoryView {...{ locale, category, brands, coupons, deals, tab, now }} />;
  if (failure) return <UnavailablePage locale={locale} {...failure} />;
  const listed = { coupons, deals, tab };
  return (
    <>
      <InlineJson
        data={buildEntryGraph({ locale, name: category.name, section: 'categories', listed, now })}
      />
      {view}
    </>
  );
}
