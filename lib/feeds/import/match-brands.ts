import { hash } from 'node:crypto';
import type { KnownBrand } from '@/lib/catalogue';
import { buildSlug } from '@/lib/text/build-slug';
import { toMappingKey, type FeedMapping } from '../mapping/feed-mapping';
import type { FeedBrand } from '../row/feed-offer';

const LAST_SUFFIX = 9;
const DIGEST_LENGTH = 8;

export type SourcedBrand = { source: string; brand: FeedBrand };

/** Each shop once, without those that are resolved; of several mentions the first with a name and a site. */
export function pickFreshBrands(
  brands: SourcedBrand[],
  resolved: ReadonlyMap<string, string>,
): SourcedBrand[] {
  const fresh = new Map<string, SourcedBrand>();
  for (const sourced of brands) {
    const key = toBrandKey(sourced);
    if (resolved.has(key)) continue;
    const earlier = fresh.get(key);
    if (!earlier || isBetter(sourced.brand, earlier.brand)) fresh.set(key, sourced);
  }
  return [...fresh.values()];
}

/** A unique name means the same brand in every source; an id counts within its own. */
export function toBrandKey({ source, brand }: SourcedBrand): string {
  return brand.uniqueName === null ? toKey(source, brand.externalId) : toKey('', brand.uniqueName);
}

function toKey(source: string, name: string): string {
  return `${source}\n${name}`;
}

function isBetter(brand: FeedBrand, earlier: FeedBrand): boolean {
  if (brand.mustBeKnown !== earlier.mustBeKnown) return earlier.mustBeKnown === true;
  return earlier.siteUrl === null && brand.siteUrl !== null;
}

/** The unique name that the operator's mapping gives a shop, by its id or one of its names; null where it gives none. */
export function pickMappedBrand(mapping: FeedMapping['brands'], brand: FeedBrand): string | null {
  if (mapping.size === 0) return null;
  const keys = [brand.externalId, ...brand.names].map(toMappingKey);
  return keys.map((key) => mapping.get(key)).find((uniqueName) => uniqueName !== undefined) ?? null;
}

/** Whether a brand with the name of a shop is that shop: their sites have the same host, with or without "www.". */
export function isSameShop(shop: Pick<FeedBrand, 'siteUrl'>, known: Pick<KnownBrand, 'siteUrl'>): boolean {
  const host = getHost(shop.siteUrl);
  return host !== null && host === getHost(known.siteUrl);
}

function getHost(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/^www\./, '');
}

export type BrandName = { name: string; uniqueName: string };

/**
 * Names and addresses for a new brand, best first: its own names, then the fullest with a number, and last with its
 * source and id, which no other brand has. A name without a letter of a to z gets its id as address, or a digest of it
 * where that has none either.
 */
export function listBrandNameCandidates(source: string, brand: FeedBrand): BrandName[] {
  const own = brand.names.map((name) => ({
    name,
    uniqueName: buildSlug(name) || `brand-${buildSlug(brand.externalId) || digest(brand.externalId)}`,
  }));
  const { name, uniqueName } = own[own.length - 1] ?? { name: brand.names[0], uniqueName: '' };
  const suffixes = Array.from({ length: LAST_SUFFIX - 1 }, (_, index) => String(index + 2));
  const numbered = [...suffixes, buildSlug(`${source} ${brand.externalId}`)].map((suffix) => ({
    name,
    uniqueName: `${uniqueName}-${suffix}`,
  }));
  return [...own, ...numbered];
}

function digest(text: string): string {
  return hash('sha1', text).slice(0, DIGEST_LENGTH);
}

/** The first candidate whose address is free. Throws if none is, which only a brand of the same source and id can cause. */
export function pickBrandName(candidates: BrandName[], taken: Pick<ReadonlySet<string>, 'has'>): BrandName {
  const free = candidates.find(({ uniqueName }) => !taken.has(uniqueName));
  if (!free) throw new Error(`No address is free for the brand "${candidates[0]?.name ?? ''}".`);
  return free;
}
