import { formatNearest } from '../pick-nearest';
import type { Target } from './parse-target';
import type { CatalogueLookups } from './site-lookups';

/** What is not in the catalogue, and, where something is near it, what was probably meant. */
export type Missing = { what: string; suggestion: string };

/** What an address of the site leads to and the catalogue does not have; null where all is there. */
export async function describeMissing(target: Target, catalogue: CatalogueLookups): Promise<Missing | null> {
  switch (target.kind) {
    case 'brand':
      return describeMissingBrand(target, catalogue);
    case 'category': {
      const { slug } = target;
      if (catalogue.categorySlugs.includes(slug)) return null;
      const suggestion = formatNearest(slug, catalogue.categorySlugs);
      return { what: `There is no category "${slug}".`, suggestion };
    }
    case 'article': {
      const isThere = await catalogue.hasArticle(target.slug);
      return isThere ? null : { what: `There is no published article "${target.slug}".`, suggestion: '' };
    }
    default:
      return null;
  }
}

type BrandTarget = Extract<Target, { kind: 'brand' }>;

async function describeMissingBrand(
  { name, offer }: BrandTarget,
  catalogue: CatalogueLookups,
): Promise<Missing | null> {
  const brand = await catalogue.getBrand(name);
  if (brand === null) {
    return { what: `There is no brand "${name}".`, suggestion: await catalogue.suggestBrand(name) };
  }
  if (offer === null) return null;
  const found = await catalogue.findOffer({ ...offer, brandKey: name });
  const noun = `${offer.kind} ${offer.id}`;
  if (found === null) return { what: `There is no ${noun}.`, suggestion: '' };
  if (found.brandId === brand.id) return null;
  const owner = found.brand === null ? '' : ` It is of "${found.brand.uniqueName}".`;
  return { what: `The ${noun} is not of "${name}".`, suggestion: owner };
}
