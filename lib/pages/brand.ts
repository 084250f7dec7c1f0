import { BRAND_OFFERS, findOffer } from '@/lib/catalogue/rules';
import type { Brand, CatalogueSource, Coupon, Deal, Offer, OfferKind, Page } from '@/lib/catalogue';
import { shortenRevalidateIfEmpty } from '@/lib/server/next-seams/shorten-revalidate';
import { isOutOfRange } from './list';
import { EMPTY_PAGE, pickFailure, startPageLoad, type LoadFailure } from './page-load';

export type BrandTab = 'coupons' | 'deals';
export type BrandPageState = {
  uniqueName: string;
  /** The tab whose page is named; the other stays on its first. */
  tab?: BrandTab;
  page?: number;
  /** The offer that is open. */
  offer?: { kind: OfferKind; id: number };
};

export type BrandPageData =
  | {
      status: 'found';
      brand: Brand;
      coupons: Page<Coupon>;
      deals: Page<Deal>;
      tab: BrandTab;
      openOffer?: Offer;
      /** Where both tabs are empty because the catalogue fails. */
      failure?: LoadFailure;
    }
  | { status: 'invalid' | 'unknown' | 'out-of-range' }
  | { status: 'failed'; failure: LoadFailure };

/**
 * A brand's page (docs/specification.md §2.5), with both tabs and, where one is named, the offer that is
 * open. A tab that fails is empty (docs/specification.md §8.1); nothing is called missing because the catalogue fails.
 */
export async function loadBrandPage(source: CatalogueSource, state: BrandPageState): Promise<BrandPageData> {
  if (state.uniqueName.trim() === '') return { status: 'invalid' };
  const load = startPageLoad();
  const { value: brand, failure } = await load.attempt(source.getBrandByUniqueName(state.uniqueName), null);
  if (failure) return { status: 'failed', failure };
  if (brand === null) return { status: 'unknown' };
  const query = (tab: BrandTab) => ({
    brandId: brand.id,
    pageSize: BRAND_OFFERS,
    page: state.tab === tab ? (state.page ?? 1) : 1,
  });
  const [coupons, deals, named] = await Promise.all([
    load.attempt<Page<Coupon>>(source.listCoupons(query('coupons')), EMPTY_PAGE),
    load.attempt<Page<Deal>>(source.listDeals(query('deals')), EMPTY_PAGE),
    state.offer && load.attempt(getOfferOfBrand(source, brand, state.offer), null),
  ]);
  const openOffer =
    named?.value === null
      ? findListed([...coupons.value.items, ...deals.value.items], state.offer)
      : named?.value;
  const lookup = [named, coupons, deals].find((part) => part?.failure !== undefined);
  if (openOffer === null && lookup?.failure) return { status: 'failed', failure: lookup.failure };
  const beyond = [coupons.value, deals.value].find(isOutOfRange);
  if (beyond) await shortenRevalidateIfEmpty(beyond);
  if (beyond || openOffer === null) return { status: 'out-of-range' };
  return {
    status: 'found',
    brand,
    coupons: coupons.value,
    deals: deals.value,
    tab: state.tab ?? (openOffer?.kind === 'deal' ? 'deals' : 'coupons'),
    openOffer,
    failure: pickFailure(coupons, deals),
  };
}

async function getOfferOfBrand(
  source: CatalogueSource,
  brand: Brand,
  wanted: { kind: OfferKind; id: number },
): Promise<Offer | null> {
  const offer = await findOffer(source, wanted);
  return offer?.brandId === brand.id ? offer : null;
}

/** A call for one offer is an extension (docs/specification.md §7.16); the brand's offers are here anyway. */
function findListed(offers: Offer[], wanted: BrandPageState['offer']): Offer | null {
  return offers.find(({ kind, id }) => kind === wanted?.kind && id === wanted.id) ?? null;
}
