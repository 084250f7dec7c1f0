import { hash } from 'node:crypto';
import { buildSlug } from '@/lib/text/build-slug';
import type { FeedBrand } from './row/feed-offer';

export type BrandName = { name: string; uniqueName: string };

const LAST_SUFFIX = 9;
const DIGEST_LENGTH = 8;

/**
 * Names and addresses for a new brand, best first: its own names, then the fullest with a number, and last with its
 * source and id, which nothing else has. A name without a letter of a to z gets its id as address, or
 * a digest of it where that has none either.
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
