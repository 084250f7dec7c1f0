import type { Metadata } from 'next';
import { BrandListView } from '@/components/catalogue/brand-list-view';
import { OfferListView } from '@/components/catalogue/offer-list-view';
import { UnavailablePage } from '@/components/layout/unavailable-page';
import { InlineJson } from '@/components/ui/inline-json';
import { StaticParts } from '@/components/ui/static-parts';
import { getSettings } from '@/lib/config';
import { describeList, isListOfItsOwn } from '@/lib/discovery/head';
import { buildGraph, buildOfferList } from '@/lib/discovery/json-ld';
import type { Locale } from '@/lib/i18n';
import { loadBrandListOnce, loadOfferListOnce } from '@/lib/pages';
import type { ListName, ListState, OfferListName } from '@/lib/url/paths';
import { MissingList } from './entry-page';

/** What the addresses of one list page say: shared by every route that shows a list. */
export type ListAddress = ListState & { locale: Locale; list: ListName };

type OfferListAddress = ListAddress & { list: OfferListName };

export async function describeListPage(address: ListAddress): Promise<Metadata> {
  const data = isOfferList(address)
    ? await loadOfferListOnce(address.locale, address.list, address)
    : await loadBrandListOnce(address.locale, address);
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
  const data = await loadBrandListOnce(locale, state);
  if (data.status !== 'found') return <MissingList {...{ address, data }} />;
  const { categories, page: brands, failure } = data;
  if (failure) return <UnavailablePage locale={locale} {...failure} />;
  return (
    <StaticParts>
      <BrandListView {...{ locale, state, categories, brands }} />
    </StaticParts>
  );
}

async function OfferListPage(address: OfferListAddress) {
  const { locale, list, ...state } = address;
  const data = await loadOfferListOnce(locale, list, state);
  if (data.status !== 'found') return <MissingList {...{ address, data }} />;
  const { categories, page: offers, facets, failure } = data;
  if (failure) return <UnavailablePage locale={locale} {...failure} />;
  const now = new Date();
  const view = <OfferListView {...{ locale, list, state, categories, offers, facets, now }} />;
  const { siteUrl } = getSettings();
  const linked = isListOfItsOwn(state) ? buildOfferList(offers.items, { locale, siteUrl, now }) : null;
  return (
    <StaticParts>
      {linked && <InlineJson data={buildGraph(linked)} />}
      {view}
    </StaticParts>
  );
}
