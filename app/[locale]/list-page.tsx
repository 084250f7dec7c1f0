import type { Metadata } from 'next';
import { cache } from 'react';
import { WithFailureStatus } from '@/components/layout/with-failure-status';
import { CategoryNotFoundView } from '@/components/category/category-not-found-view';
import { BrandListView } from '@/components/catalogue/brand-list-view';
import { OfferListView } from '@/components/catalogue/offer-list-view';
import { PageNotFoundView } from '@/components/layout/page-not-found-view';
import { WithNotFoundStatus } from '@/components/layout/with-not-found-status';
import { InlineJson } from '@/components/ui/inline-json';
import { getCatalogue } from '@/lib/catalogue';
import { loadBrandList, loadOfferList } from '@/lib/pages';
import { getSettings } from '@/lib/config';
import type { Locale } from '@/lib/i18n';
import { describeList, isListOfItsOwn } from '@/lib/discovery/head';
import { buildGraph, buildOfferList } from '@/lib/discovery/json-ld';
import type { ListName, ListState, OfferListName } from '@/lib/url/paths';

/** What the addresses of one list page say: shared by every route that shows a list. */
export type ListAddress = ListState & { locale: Locale; list: ListName };

type OfferListAddress = ListAddress & { list: OfferListName };

// Primitive arguments, so that the metadata and the page of one request share one load.
const loadBrandsOnce = cache((text?: string, category?: string, letter?: string, page?: number) =>
  loadBrandList(getCatalogue(), { text, category, letter, page }),
);
const loadOffersOnce = cache(
  (
    list: OfferListName,
    text?: string,
    category?: string,
    type?: ListState['type'],
    ending?: ListState['ending'],
    sort?: ListState['sort'],
    page?: number,
  ) => loadOfferList(getCatalogue(), list, { text, category, type, ending, sort, page }),
);

function loadBrands({ text, category, letter, page }: ListState) {
  return loadBrandsOnce(text, category, letter, page);
}

function loadOffers({ list, text, category, type, ending, sort, page }: OfferListAddress) {
  return loadOffersOnce(list, text, category, type, ending, sort, page);
}

export async function describeListPage(address: ListAddress): Promise<Metadata> {
  const data = isOfferList(address) ? await loadOffers(address) : await loadBrands(address);
  return describeList(address, data, getSettings().siteName);
}

export async function ListPage(address: ListAddress) {
  return isOfferList(address) ? OfferListPage(address) : BrandListPage(address);
}

function isOfferList(address: ListAddress): address is OfferListAddress {
  return address.list !== 'brands';
}

async function BrandListPage(address: ListAddress) {
  const { locale, ...state } = address;
  const data = await loadBrands(address);
  if (data.status !== 'found') return <MissingList locale={locale} reason={data.status} />;
  const { categories, page: brands, failure } = data;
  const view = <BrandListView {...{ locale, state, categories, brands }} />;
  return failure ? <WithFailureStatus {...failure}>{view}</WithFailureStatus> : view;
}

async function OfferListPage(address: OfferListAddress) {
  const { locale, list, ...state } = address;
  const data = await loadOffers(address);
  if (data.status !== 'found') return <MissingList locale={locale} reason={data.status} />;
  const { categories, page: offers, facets, failure } = data;
  const now = new Date();
  const view = <OfferListView {...{ locale, list, state, categories, offers, facets, now }} />;
  if (failure) return <WithFailureStatus {...failure}>{view}</WithFailureStatus>;
  const { siteUrl } = getSettings();
  const linked = isListOfItsOwn(state) ? buildOfferList(offers.items, { locale, siteUrl, now }) : null;
  return (
    <>
      {linked && <InlineJson data={buildGraph(linked)} />}
      {view}
    </>
  );
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
