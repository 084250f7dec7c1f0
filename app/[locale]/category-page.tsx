import type { Metadata } from 'next';
import { cache } from 'react';
import { WithFailureStatus } from '@/components/layout/with-failure-status';
import { CategoryNotFoundView } from '@/components/category/category-not-found-view';
import { CategoryView } from '@/components/category/category-view';
import { buildCrumbs } from '@/components/layout/build-crumbs';
import { PageNotFoundView } from '@/components/layout/page-not-found-view';
import { WithNotFoundStatus } from '@/components/layout/with-not-found-status';
import { InlineJson } from '@/components/ui/inline-json';
import { getCatalogue } from '@/lib/catalogue';
import { loadCategoryPage } from '@/lib/pages';
import type { CategoryPageData, CategoryTab } from '@/lib/pages/load-category-page';
import { getSettings } from '@/lib/config';
import type { Locale } from '@/lib/i18n';
import { describeCategory } from '@/lib/discovery/head';
import { buildBreadcrumbList, buildGraph, buildOfferList } from '@/lib/discovery/json-ld';

/** What the addresses of a category's page say: shared by every route that shows one. */
export type CategoryAddress = { locale: Locale; slug: string; tab?: CategoryTab; page?: number };

type FoundCategory = Extract<CategoryPageData, { status: 'found' }>;

// Primitive arguments, so that the metadata and the page of one request share one load.
const load = cache((slug: string, tab?: CategoryTab, page?: number) =>
  loadCategoryPage(getCatalogue(), { slug, tab, page }),
);

export async function describeCategoryPage(address: CategoryAddress): Promise<Metadata> {
  const { slug, tab, page } = address;
  return describeCategory(address, await load(slug, tab, page), getSettings().siteName);
}

export async function CategoryPage({ locale, slug, tab, page }: CategoryAddress) {
  const data = await load(slug, tab, page);
  if (data.status === 'found') {
    const { category, brands, coupons, deals, tab: activeTab, failure } = data;
    const now = new Date();
    const view = <CategoryView {...{ locale, category, brands, coupons, deals, now }} tab={activeTab} />;
    if (failure) return <WithFailureStatus {...failure}>{view}</WithFailureStatus>;
    return (
      <>
        <InlineJson data={linkData(locale, data, now)} />
        {view}
      </>
    );
  }
  if (data.status === 'failed') {
    return (
      <WithFailureStatus {...data.failure}>
        <CategoryNotFoundView locale={locale} />
      </WithFailureStatus>
    );
  }
  return (
    <WithNotFoundStatus>
      {data.status === 'out-of-range' ? (
        <PageNotFoundView locale={locale} />
      ) : (
        <CategoryNotFoundView locale={locale} isInvalid={data.status === 'invalid'} />
      )}
    </WithNotFoundStatus>
  );
}

function linkData(locale: Locale, { category, coupons, deals, tab }: FoundCategory, now: Date) {
  const { siteUrl } = getSettings();
  const [shown, other] = tab === 'deals' ? [deals, coupons] : [coupons, deals];
  return buildGraph(
    buildBreadcrumbList(buildCrumbs(locale, category.name, 'categories'), siteUrl),
    buildOfferList([...shown.items, ...other.items], { locale, siteUrl, now }),
  );
}
