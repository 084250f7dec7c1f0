import type { NewOffer } from '@/lib/catalogue/writer';
import type { Warning } from './warning';

/** A shop as a feed names it, cleaned; `names` holds at least one. */
export type FeedBrand = {
  externalId: string;
  names: [string, ...string[]];
  uniqueName: string | null;
  siteUrl: string | null;
  logo: string | null;
  sharedIds?: string[];
  mustBeKnown?: boolean;
};

/** What an offer says by itself, without where it came from and where it belongs. */
export type OfferFields = Omit<NewOffer, 'source' | 'externalId' | 'brandUniqueName' | 'categorySlugs'>;

/** An offer that was understood: its fields are clean, its brand and categories still the feed's. */
export type FeedOffer = {
  source: string;
  externalId: string;
  fields: OfferFields;
  /** Null keeps the brand of the stored offer, or takes the one that the operator named for the file. */
  brand: FeedBrand | null;
  /** Names or slugs as the feed has them; null keeps those of the stored offer. */
  categories: string[] | null;
  warnings: Warning[];
  /** It has no link: it can only be taken if its brand has a site. */
  leadsToShop?: true;
};
