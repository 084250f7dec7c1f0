import { VOCABULARIES } from '../vocabulary';
import type { DemoBrand } from './demo-brand';

const FEATURED_COUNT = 60;
const LONGEST_NAME = 22;
const SMALLEST_SIZE = 6;

/**
 * Takes the brands in order and answers them with FEATURED_COUNT featured: the one named, and others at even
 * distances whose categories take turns, so that any run of featured brands is a mixed one.
 */
export function featureBrands(brands: readonly DemoBrand[], always: string): DemoBrand[] {
  const featured = new Set([brands.findIndex(({ brand }) => brand.uniqueName === always)]);
  const stride = Math.floor(brands.length / FEATURED_COUNT);
  for (let turn = 0; featured.size < FEATURED_COUNT; turn += 1) {
    const category = VOCABULARIES[turn % VOCABULARIES.length]?.slug;
    const from = turn * stride;
    const index = brands.findIndex(
      (candidate, at) =>
        at >= from && candidate.vocabularies[0]?.slug === category && isPresentable(candidate),
    );
    if (index < 0) throw new Error(`No presentable brand of "${category}" from number ${from}`);
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
