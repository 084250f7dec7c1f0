import { BRAND_OFFERS, findOffer } from './find-offer';
import { isOutOfRange } from './load-list';
import type { CatalogueSource } from './source';
import type { Brand, Coupon, Deal, Offer, OfferKind, Page } from './types';

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
    }
  | { status: 'invalid' | 'unknown' | 'out-of-range' };

/** A brand's page (spec §2, "Brand page"), with both tabs and, where one is named, the offer that is open. */
export async function loadBrandPage(source: CatalogueSource, state: BrandPageState): Promise<BrandPageData> {
  if (state.uniqueName.trim() === '') return { status: 'invalid' };
  const brand = await source.getBrandByUniqueName(state.uniqueName);
  if (brand === null) return { status: 'unknown' };
  const query = (tab: BrandTab) => ({
    brandId: brand.id,
    pageSize: BRAND_OFFERS,
    page: state.tab === tab ? (state.page ?? 1) : 1,
  });
  const [coupons, deals, named] = await Promise.all([
    source.listCoupons(query('coupons')),
    source.listDeals(query('deals')),
    state.offer && getOfferOfBrand(source, brand, state.offer),
  ]);
  const openOffer = named === null ? findListed([...coupons.items, ...deals.items], state.offer) : named;
  if (isOutOfRange(coupons) || isOutOfRange(deals) || openOffer === null) return { status: 'out-of-range' };
  const tab = state.tab ?? (openOffer?.kind === 'deal' ? 'deals' : 'coupons');
  return { status: 'found', brand, coupons, deals, tab, openOffer };
}

async function getOfferOfBrand(
  source: CatalogueSource,
  brand: Brand,
  wanted: { kind: OfferKind; id: number },
): Promise<Offer | null> {
  const offer = await findOffer(source, wanted);
  return offer?.brandId === brand.id ? offer : null;
}

/** A host of spec §7 alone has no call for one offer; those of the brand are here anyway. */
function findListed(offers: Offer[], wanted: BrandPageState['offer']): Offer | null {
  return offers.find(({ kind, id }) => kind === wanted?.kind && id === wanted.id) ?? null;
}
