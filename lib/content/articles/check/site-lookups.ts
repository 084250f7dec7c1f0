import type { Brand, Offer, OfferKind } from '@/lib/catalogue/types';

/** What the rules ask about the catalogue that links lead into. */
export type CatalogueLookups = {
  categorySlugs: readonly string[];
  getBrand(name: string): Promise<Brand | null>;
  findOffer(offer: { kind: OfferKind; id: number; brandKey: string }): Promise<Offer | null>;
  /** Whether readers find an article of that slug. */
  hasArticle(slug: string): Promise<boolean>;
  /** Words that name the brand which is most likely meant, or ''. */
  suggestBrand(name: string): Promise<string>;
};

export type SiteLookups = {
  /** Null where the catalogue cannot be asked: links into it are then not judged. */
  catalogue: CatalogueLookups | null;
  /** Whether the site serves a file or picture at this path. */
  hasFile(path: string): boolean;
};
