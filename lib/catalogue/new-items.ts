/** What the importers and the demo put into an embedded catalogue. Rows are known by (source, externalId). */

export type Sourced = { source: string; externalId: string };

export type NewCategory = { name: string; slug: string; icon: string };

export type NewBrand = Sourced & {
  name: string;
  /** The slug of its address; must be unique over the whole catalogue. */
  uniqueName: string;
  logo: string | null;
  description: string;
  isFeatured: boolean;
  trackingUrl: string | null;
  originUrl: string | null;
  siteUrl: string | null;
  categorySlugs: string[];
};

/** What changes of a brand that is there; a missing field stays as it is. */
export type BrandPart = Partial<Omit<NewBrand, 'source' | 'externalId'>> & Pick<NewBrand, 'uniqueName'>;

/** The same of a category. */
export type CategoryPart = Partial<NewCategory> & Pick<NewCategory, 'slug'>;

export type NewOffer = Sourced & {
  kind: 'coupon' | 'deal';
  brandUniqueName: string;
  /** Its own categories where the source gives any; empty means those of its brand. */
  categorySlugs: string[];
  /** A coupon's name or a deal's title. */
  title: string;
  description: string;
  terms: string | null;
  code: string | null;
  discount: string | null;
  img: string | null;
  siteUrl: string | null;
  trackingUrl: string | null;
  originUrl: string | null;
  startDate: string | null;
  endDate: string | null;
  verifiedAt: string | null;
  regions: string[];
  exclusive: boolean;
  isFeatured: boolean;
};

/** The default values of a new offer. */
export const BLANK_OFFER: Omit<NewOffer, keyof Sourced | 'brandUniqueName' | 'categorySlugs'> = {
  kind: 'deal',
  title: '',
  description: '',
  terms: null,
  code: null,
  discount: null,
  img: null,
  siteUrl: null,
  trackingUrl: null,
  originUrl: null,
  startDate: null,
  endDate: null,
  verifiedAt: null,
  regions: [],
  exclusive: false,
  isFeatured: false,
};

export type NewArticle = {
  slug: string;
  title: string;
  description: string;
  content: string;
  featuredImage: string | null;
  featured: boolean;
  /** Null keeps the article a draft. */
  publishedAt: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  categorySlug: string | null;
  brandUniqueName: string | null;
  coupons: Sourced[];
  deals: Sourced[];
};

/** An article as the catalogue holds it, with its offers by the ids that stand in their addresses. */
export type SavedArticle = Omit<NewArticle, 'coupons' | 'deals'> & { couponIds: number[]; dealIds: number[] };

/** How an offer of the catalogue is known by its id, and by its source. */
export type OfferKey = Sourced & Pick<NewOffer, 'kind'> & { id: number };
