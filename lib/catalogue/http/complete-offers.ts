import { withTimeout } from '@/lib/text/with-timeout';
import { getEndTime } from '../rules/offer-dates';
import type { Brand, BrandSummary, ItemId, Offer } from '../types';

/** How long a list waits for the brands that it came without. */
const TIMEOUT_MS = 2000;
const KNOWN_MS = 300_000;
const UNKNOWN_MS = 10_000;
const MAX_BRANDS = 5000;

type Parts = {
  /** Null where there is none; throws where the host fails. */
  getBrand: (id: ItemId) => Promise<Brand | null>;
  clock: () => Date;
};
type KnownBrand = { brand: Promise<BrandSummary | null>; until: number };

/** Completes the offers of a host: each gets its brand, and the live ones go before the expired ones. */
export type CompleteOffers = <T extends Offer>(offers: T[]) => Promise<T[]>;

/**
 * A host's lists may name brands by their ids alone. Each of those is fetched once for all offers of a page, and kept for
 * five minutes; an offer whose brand does not come in time stays without it.
 */
export function createOfferCompleter({ getBrand, clock }: Parts): CompleteOffers {
  const known = new Map<ItemId, KnownBrand>();

  function find(id: ItemId): Promise<BrandSummary | null> {
    const now = clock().getTime();
    const kept = known.get(id);
    if (kept !== undefined && kept.until > now) return kept.brand;
    known.delete(id);
    const entry: KnownBrand = { brand: loadBrand(id), until: now + KNOWN_MS };
    known.set(id, entry);
    for (const oldest of known.keys()) {
      if (known.size <= MAX_BRANDS) break;
      known.delete(oldest);
    }
    void entry.brand.then((brand) => {
      if (brand === null) entry.until = now + UNKNOWN_MS;
    });
    return entry.brand;
  }

  async function loadBrand(id: ItemId): Promise<BrandSummary | null> {
    const brand = await getBrand(id).catch(() => null);
    return brand && toSummary(brand);
  }

  return async (offers) => {
    const ids = new Set(offers.filter(({ brand }) => brand === null).map(({ brandId }) => brandId));
    const found = await Promise.all(
      [...ids].map(async (id) => {
        const brand = await withTimeout(TIMEOUT_MS, () => find(id)).catch(() => null);
        return [id, brand] as const;
      }),
    );
    const brands = new Map(found);
    const completed = offers.map((offer) => ({
      ...offer,
      brand: offer.brand ?? brands.get(offer.brandId) ?? null,
    }));
    return putLiveFirst(completed, clock());
  };
}

function toSummary({ id, name, uniqueName, logo, trackingUrl, originUrl, siteUrl }: Brand): BrandSummary {
  return { id, name, uniqueName, logo, trackingUrl, originUrl, siteUrl };
}

function putLiveFirst<T extends Offer>(offers: T[], now: Date): T[] {
  const isOver = ({ endDate }: Offer) => (getEndTime(endDate) ?? Infinity) <= now.getTime();
  return [...offers.filter((offer) => !isOver(offer)), ...offers.filter(isOver)];
}
