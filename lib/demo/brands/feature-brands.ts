import { VOCABULARIES } from '../vocabulary';
import type { DemoBrand } from './demo-brand';

const MOST_FEATURED = 60;
/** Of small catalogues: one brand in so many. */
const FEATURED_EVERY = 20;
const LONGEST_NAME = 22;
const SMALLEST_SIZE = 6;

/**
 * Takes the brands in order and returns them with up to MOST_FEATURED featured: the one named, and others at even
 * distances whose categories take turns, so that any run of featured brands is a mixed one.
 */
export function featureBrands(brands: readonly DemoBrand[], always: string): DemoBrand[] {
  const featured = new Set([brands.findIndex(({ brand }) => brand.uniqueName === always)]);
  const count = Math.min(MOST_FEATURED, Math.floor(brands.length / FEATURED_EVERY));
  const stride = Math.floor(brands.length / count);
  for (let turn = 0; featured.size < count; turn += 1) {
    const category = VOCABULARIES[turn % VOCABULARIES.length]?.slug;
    const from = turn * stride;
    const isNext = (candidate: DemoBrand, at: number) =>
      candidate.vocabularies[0]?.slug === category && !featured.has(at) && isPresentable(candidate);
    const after = brands.findIndex((candidate, at) => at >= from && isNext(candidate, at));
    const index = after < 0 ? brands.findIndex(isNext) : after;
    if (index < 0) throw new Error(`No presentable brand of "${category}" is left`);
    featured.add(index);
  }
  return brands.map((item, index) =>
    featured.has(index) ? { ...item, brand: { ...item.brand, isFeatured: true } } : item,
  );
}

function isPresentable({ brand, size }: DemoBrand): boolean {
  return (
    size >= SMALLEST_SIZE &&
    brand.logo !== null &&
    brand.description !== '' &&
    brand.name.length <= LONGEST_NAME &&
    /^\p{Lu}\p{Ll}{3}/u.test(brand.name)
  );
}
