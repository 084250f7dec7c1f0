import type { Metadata } from 'next';
import { cache } from 'react';
import { CategoryNotFoundView } from '@/components/category/category-not-found-view';
import { BrandListView } from '@/components/catalogue/brand-list-view';
import { OfferListView } from '@/components/catalogue/offer-list-view';
import { PageNotFoundView } from '@/components/layout/page-not-found-view';
import { WithNotFoundStatus } from '@/components/layout/with-not-found-status';
import { getCatalogue, loadBrandList, loadOfferList } from '@/lib/catalogue';
import { getSettings } from '@/lib/config';
import type { Locale } from '@/lib/i18n';
import { describeList } from '@/lib/seo/describe-list';
import type { ListName, ListState } from '@/lib/url/paths';

/** What the addresses of one list page say: shared by every route that shows a list. */
export type ListAddress = ListState & { locale: Locale; list: ListName };

// Primitive arguments, so that the metadata and the page of one request share one load.
const loadBrands = cache((text?: string, category?: string, page?: number) =>
  loadBrandList(getCatalogue(), { text, category, page }),
);
const loadOffers = cache((list: 'coupons' | 'deals', text?: string, category?: string, page?: number) =>
  loadOfferList(getCatalogue(), list, { text, category, page }),
);

function load({ list, text, category, page }: ListAddress) {
  return list === 'brands' ? loadBrands(text, category, page) : loadOffers(list, text, category, page);
}

export async function describeListPage(address: ListAddress): Promise<Metadata> {
  return describeList(address, await load(address), getSettings().siteName);
}

export async function ListPage(address: ListAddress) {
  return address.list === 'brands'
    ? BrandListPage(address)
    : OfferListPage({ ...address, list: address.list });
}

async function BrandListPage({ locale, text, category, page }: ListAddress) {
  const data = await loadBrands(text, category, page);
  if (data.status !== 'found') return <MissingList locale={locale} reason={data.status} />;
  const state = { text, category, page };
  return <BrandListView locale={locale} state={state} categories={data.categories} brands={data.page} />;
}

type OfferListAddress = ListAddress & { list: 'coupons' | 'deals' };

async function OfferListPage({ locale, list, text, category, page }: OfferListAddress) {
  const data = await loadOffers(list, text, category, page);
  if (data.status !== 'found') return <MissingList locale={locale} reason={data.status} />;
  const { categories, page: offers } = data;
  const state = { text, category, page };
  return <OfferListView {...{ locale, list, state, categories, offers }} now={new Date()} />;
}

function MissingList({ locale, reason }: { locale: Locale; reason: 'unknown-category' | 'out-of-range' }) {
  return (
    <WithNotFoundStatus>
      {reason === 'unknown-category' ? (
        <CategoryNotFoundView locale={locale} />
      ) : (
        <PageNotFoundView locale={locale} />
      )}
    </WithNotFoundStatus>
  );
}
