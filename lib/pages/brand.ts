import type { Brand, CatalogueSource, Coupon, Deal, ItemId, Offer, OfferKind, Page } from '@/lib/catalogue';
import { BRAND_OFFERS, findBrand, findOffer } from '@/lib/catalogue/rules';
import { splitByExpiry } from '@/lib/offers/expiry';
import { sinkDoubtful } from '@/lib/offers/votes';
import { shortenRevalidateIfEmpty } from '@/lib/server/next-seams/shorten-revalidate';
import { isOutOfRange } from './list';
import {
  EMPTY_PAGE,
  listFailed,
  pickFailure,
  startPageLoad,
  type Attempt,
  type LoadFailure,
  type PageLoad,
} from './page-load';

export type BrandTab = 'coupons' | 'deals';
export type BrandPageState = {
  uniqueName: string;
  /** The tab whose page is named; the other stays on its first. */
  tab?: BrandTab;
  page?: number;
  /** The offer that is open. */
  offer?: { kind: OfferKind; id: ItemId };
};

/** Expired offers of a brand: the first ones, and how many there are. */
export type ExpiredOffers = { items: Offer[]; total: number };

export type BrandPageData =
  | {
      status: 'found';
      /** With the counts of what its tabs show. */
      brand: Brand;
      coupons: Page<Coupon>;
      deals: Page<Deal>;
      /** None on the later pages of a tab. */
      expired: ExpiredOffers;
      related: Brand[];
      /** False only where it is certain that nothing is live. */
      hasLiveOffers: boolean;
      tab: BrandTab;
      /** The tab that the brand's bare address opens. */
      firstTab: BrandTab;
      openOffer?: Offer;
      /** The tabs that are empty because the catalogue fails. */
      failedTabs: BrandTab[];
      /** Where both tabs are empty because the catalogue fails. */
      failure?: LoadFailure;
    }
  /** The address has the brand's id in place of its unique name. */
  | { status: 'moved'; brand: Brand }
  /** The brand has no such page, or no such offer. */
  | { status: 'out-of-range'; brand: Brand }
  | { status: 'unknown-offer'; brand: Brand }
  | { status: 'invalid' | 'unknown' }
  | { status: 'failed'; failure: LoadFailure };

/** How many expired offers of a kind a brand's page shows; their section counts all of them. */
const EXPIRED_SHOWN = 20;

/**
 * A brand's page (docs/specification.md §2.5) at `now`, with both tabs and, where one is named, the offer that is open. A
 * tab that fails is empty and named (docs/specification.md §8.14); nothing is called missing because the catalogue fails.
 */
export async function loadBrandPage(
  source: CatalogueSource,
  state: BrandPageState,
  now: Date,
): Promise<BrandPageData> {
  if (state.uniqueName.trim() === '') return { status: 'invalid' };
  const load = startPageLoad();
  const { value: brand, failure } = await load.attempt(findBrand(source, state.uniqueName), null);
  if (failure) return { status: 'failed', failure };
  if (brand === null) return { status: 'unknown' };
  if (brand.uniqueName !== state.uniqueName) return { status: 'moved', brand };
  const [tabs, expired, related, named] = await Promise.all([
    loadTabs(load, source, brand, state),
    loadExpired(load, source, brand, state),
    load.attempt(source.listRelatedBrands(brand.id), []),
    state.offer && load.attempt(getOfferOfBrand(source, brand, state.offer), null),
  ]);
  const { coupons, deals } = tabs;
  const openOffer =
    named?.value === null
      ? findListed([...coupons.value.items, ...deals.value.items, ...expired.items], state.offer)
      : named?.value;
  const lookup = [named, coupons, deals].find((part) => part?.failure !== undefined);
  if (openOffer === null && lookup?.failure) return { status: 'failed', failure: lookup.failure };
  const beyond = [coupons.value, deals.value].find(isOutOfRange);
  if (beyond) await shortenRevalidateIfEmpty(beyond);
  if (beyond) return { status: 'out-of-range', brand };
  if (openOffer === null) return { status: 'unknown-offer', brand };
  const shown = pickShown(tabs, expired, now);
  return {
    status: 'found',
    ...shown,
    brand: {
      ...brand,
      totalCoupons: coupons.failure ? brand.totalCoupons : shown.coupons.total,
      totalDeals: deals.failure ? brand.totalDeals : shown.deals.total,
    },
    related: related.value,
    tab: state.tab ?? (openOffer?.kind === 'deal' ? 'deals' : shown.firstTab),
    openOffer,
    failedTabs: listFailed(tabs),
    failure: pickFailure(coupons, deals),
  };
}

type Tabs = { coupons: Attempt<Page<Coupon>>; deals: Attempt<Page<Deal>> };

async function loadTabs(
  load: PageLoad,
  source: CatalogueSource,
  { id }: Brand,
  state: BrandPageState,
): Promise<Tabs> {
  const query = (tab: BrandTab) => ({
    brandId: id,
    pageSize: BRAND_OFFERS,
    page: state.tab === tab ? (state.page ?? 1) : 1,
  });
  const [coupons, deals] = await Promise.all([
    load.attempt<Page<Coupon>>(source.listCoupons(query('coupons')), EMPTY_PAGE),
    load.attempt<Page<Deal>>(source.listDeals(query('deals')), EMPTY_PAGE),
  ]);
  return { coupons, deals };
}

async function loadExpired(
  load: PageLoad,
  source: CatalogueSource,
  { id }: Brand,
  { page = 1 }: BrandPageState,
): Promise<ExpiredOffers> {
  if (page > 1) return { items: [], total: 0 };
  const query = { brandId: id, pageSize: EXPIRED_SHOWN };
  const [coupons, deals] = await Promise.all([
    load.attempt<Page<Coupon>>(source.listExpiredCoupons(query), EMPTY_PAGE),
    load.attempt<Page<Deal>>(source.listExpiredDeals(query), EMPTY_PAGE),
  ]);
  return {
    items: [...coupons.value.items, ...deals.value.items],
    total: coupons.value.total + deals.value.total,
  };
}

/**
 * What the tabs show, and what their expired section. A host may list expired offers among the live ones: where a page
 * holds the whole list they move to the section, so that the tab counts what is live; else they stay, with their badge.
 */
function pickShown(tabs: Tabs, expired: ExpiredOffers, now: Date) {
  const coupons = takeExpired(tabs.coupons.value, now);
  const deals = takeExpired(tabs.deals.value, now);
  const known = new Set(expired.items.map(toKey));
  const taken = [...coupons.expired, ...deals.expired].filter((offer) => !known.has(toKey(offer)));
  const [hasCoupons, hasDeals] = [hasLive(coupons.page, now), hasLive(deals.page, now)];
  const hasFailed = tabs.coupons.failure !== undefined || tabs.deals.failure !== undefined;
  return {
    coupons: sinkDoubtful(coupons.page, now),
    deals: sinkDoubtful(deals.page, now),
    expired: { items: [...expired.items, ...taken], total: expired.total + taken.length },
    hasLiveOffers: hasCoupons || hasDeals || hasFailed,
    firstTab: hasDeals && !hasCoupons && !hasFailed ? ('deals' as const) : ('coupons' as const),
  };
}

function takeExpired<T extends Offer>(page: Page<T>, now: Date): { page: Page<T>; expired: T[] } {
  if (page.page > 1 || page.total > page.items.length) return { page, expired: [] };
  const { live, expired } = splitByExpiry(page.items, now);
  return { page: { ...page, items: live, total: live.length }, expired };
}

/** Live offers come first, so that a later page follows some. */
function hasLive({ items, page, total }: Page<Offer>, now: Date): boolean {
  return page > 1 ? total > 0 : splitByExpiry(items, now).live.length > 0;
}

function toKey({ kind, id }: Offer): string {
  return `${kind}-${id}`;
}

async function getOfferOfBrand(
  source: CatalogueSource,
  brand: Brand,
  wanted: { kind: OfferKind; id: ItemId },
): Promise<Offer | null> {
  const offer = await findOffer(source, wanted);
  return offer?.brandId === brand.id ? offer : null;
}

/** A call for one offer is an extension (docs/specification.md §7.16); the brand's offers are here anyway. */
function findListed(offers: Offer[], wanted: BrandPageState['offer']): Offer | null {
  return offers.find(({ kind, id }) => kind === wanted?.kind && id === wanted.id) ?? null;
}
