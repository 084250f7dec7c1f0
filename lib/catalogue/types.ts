import type { ItemId } from '@/lib/url/item-id';

export type { SubscriptionSource } from '@/lib/url/newsletter-pages';
export type { OfferKind } from '@/lib/url/paths';
export type { ItemId } from '@/lib/url/item-id';

/** The nouns of docs/specification.md §3.1 to §3.8, as everything but the adapters sees them. Dates are ISO 8601 text. */

export type Category = {
  id: ItemId;
  name: string;
  slug: string;
  /** An icon name; `pickCategoryIcon` maps it to a picture. */
  icon: string;
};

export type Brand = {
  id: ItemId;
  name: string;
  uniqueName: string;
  /** Address of the logo, null where the brand has none. */
  logo: string | null;
  description: string;
  /** Live offers that its page lists. */
  totalCoupons: number;
  totalDeals: number;
  trackingUrl: string | null;
  originUrl: string | null;
  siteUrl: string | null;
};

/** A brand whose page search engines may list. */
export type IndexedBrand = {
  uniqueName: string;
  /** The last instant, in UTC, at which its page changed; null where it is unknown. */
  updatedAt: string | null;
};

/** The brand as it is embedded in an offer. */
export type BrandSummary = Pick<
  Brand,
  'id' | 'name' | 'uniqueName' | 'logo' | 'trackingUrl' | 'originUrl' | 'siteUrl'
>;

/** How an offer is known to where it came from: the same through every import, and in every copy of the catalogue. */
export type OfferOrigin = { source: string; externalId: string };

/** For how many of those who said so in the last month the code of an offer worked; never from a few. */
export type OfferVotes = { worked: number; total: number };

/** Who took back an offer before its end: the operator hid it, or its source does not have it any more. */
export type Withdrawn = 'hidden' | 'retired';

/** What a visitor did with an offer: opened it, copied its code, or went to its shop. */
export type ClickKind = 'open' | 'copy' | 'visit';

type OfferFields = {
  id: ItemId;
  /** Missing where an API host is the source. Never on the wire. */
  origin?: OfferOrigin;
  brandId: ItemId;
  brand: BrandSummary | null;
  description: string;
  /** The discount in the shop's own words ("20% off"), null where none is stated. */
  discount: string | null;
  /** A date ("2026-11-30", good to the end of that day, UTC) or an instant; null never expires. */
  endDate: string | null;
  startDate: string | null;
  /** Null while it stands in lists, or stood there until its end. */
  withdrawn: Withdrawn | null;
  terms: string | null;
  /** When the feed last verified the offer; never invented. */
  verifiedAt: string | null;
  exclusive: boolean;
  isFeatured: boolean;
  /** ISO 3166 country codes; empty means everywhere. */
  regions: string[];
  trackingUrl: string | null;
  originUrl: string | null;
  updatedAt: string;
  /** Null where too few have said anything. */
  votes: OfferVotes | null;
  /** Whether the latest votes say that it does not work. Never on the wire. */
  isDoubtful?: boolean;
};

export type Coupon = OfferFields & { kind: 'coupon'; name: string; code: string | null };
export type Deal = OfferFields & { kind: 'deal'; title: string; img: string | null; siteUrl: string | null };
export type Offer = Coupon | Deal;

export type ArticleSummary = {
  id: ItemId;
  slug: string;
  title: string;
  description: string;
  featuredImage: string | null;
  featured: boolean;
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  metaTitle: string | null;
  metaDescription: string | null;
  category: { name: string; slug: string } | null;
  brand: Pick<Brand, 'name' | 'uniqueName' | 'logo'> | null;
};

export type Article = Omit<ArticleSummary, 'brand'> & {
  /** Markdown. */
  content: string;
  brand: Brand | null;
  coupons: Coupon[];
  deals: Deal[];
};

/** One page of a list. `total` counts the whole list, `page` is from 1. */
export type Page<T> = { items: T[]; total: number; page: number; pageSize: number };

export type SearchType = 'all' | 'brands' | 'coupons' | 'deals';
export type SearchResult = {
  query: string;
  type: SearchType;
  total: number;
  page: number;
  pageSize: number;
  brands: { total: number; items: Brand[] };
  coupons: { total: number; items: Coupon[] };
  deals: { total: number; items: Deal[] };
};

/** How much the catalogue holds, without retired rows (docs/specification.md §9.4, statistics of the footer). */
export type CatalogueStats = { brands: number; coupons: number; deals: number };
