import type { Brand, ItemId, Offer, OfferKind } from '@/lib/catalogue';
import { formatNearest } from '../pick-nearest';
import type { Target } from './parse-target';

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

/** What the rules ask about the catalogue that links lead into. */
export type CatalogueLookups = {
  categorySlugs: readonly string[];
  getBrand(name: string): Promise<Brand | null>;
  findOffer(offer: { kind: OfferKind; id: ItemId; brandKey: string }): Promise<Offer | null>;
  /** Whether readers find an article of that slug. */
  hasArticle(slug: string): Promise<boolean>;
  /** Words that name the brand which is most likely meant, or ''. */
  suggestBrand(name: string): Promise<string>;
};

export type SiteLookups = {
  /** Null where the catalogue cannot be asked: links into it are then not checked. */
  catalogue: CatalogueLookups | null;
  /** Whether the site serves a file or picture at this path. */
  hasFile(path: string): boolean;
};
