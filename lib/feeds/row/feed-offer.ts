import type { NewOffer } from '@/lib/catalogue';

/** A shop as a feed names it, cleaned; `names` holds at least one. */
export type FeedBrand = {
  externalId: string;
  names: [string, ...string[]];
  uniqueName: string | null;
  siteUrl: string | null;
  pageUrl?: string;
  logo: string | null;
  categories?: string[];
  sharedIds?: string[];
  mustBeKnown?: boolean;
};

/** An offer's own fields, without its source, its brand and its categories. */
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
  /** It has no link: it can only be imported if its brand has a site. */
  leadsToShop?: true;
};

/** What may be wrong with an imported offer, and its words in the report. */
export const WARNING_TEXTS = {
  'unsafe-link': 'a link is no http or https address and was dropped',
  'insecure-link': 'a link is http, not https',
  'tracking-on-shop-host': 'the tracking link leads to the host of the shop itself: is it one?',
  'vague-title': 'the title names no concrete value',
  'long-title': 'the title is longer than 120 characters',
  shouting: 'the title is in capitals',
  'empty-promise': 'it claims to be guaranteed or working',
  'code-with-space': 'the code has a space in it',
  'coupon-without-code': 'it is a coupon without a code',
  'code-taken-from-text': 'it had no code, but its text has one, which was used',
  'code-in-text': 'it has no code, but its text mentions one',
  'unknown-region': 'a region is no country',
  'far-end': 'it ends more than five years from now',
  expired: 'it has ended already',
} as const;

export type WarningKind = keyof typeof WARNING_TEXTS;

/** `quote` is the text that gave rise to it. */
export type Warning = { kind: WarningKind; quote: string };
