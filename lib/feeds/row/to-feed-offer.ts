import type { NewOffer } from '@/lib/catalogue/writer';
import { RowError, type ToldOffer } from '../feed';
import { lintOffer } from '../lint/lint-offer';
import type { Warning } from '../lint/warning';
import type { FeedBrand, FeedOffer, OfferFields } from './feed-offer';
import { parseRegions } from './parse-regions';
import { pickDiscount } from './pick-discount';
import { readCode } from './read-code';
import { readDates } from './read-dates';
import { readLinks } from './read-links';
import { readTexts } from './read-texts';
import { toExportedOffer } from './to-exported-offer';
import { toFeedBrand } from './to-feed-brand';

export type RowContext = {
  /** The source of rows that name none. */
  source: string;
  /** Whether the operator named the brand of the whole file, whose links then serve offers without one. */
  hasBrand: boolean;
  now: Date;
};

const NOTHING_TOLD: OfferFields = {
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

/**
 * What a row tells of an offer, cleaned and checked (feeds.md, rules 5 to 10). `stored` is the offer as it is so far,
 * for rows that tell only a part; null for one that is new or told whole. Throws RowError with the reason if the offer
 * cannot be taken.
 */
export function toFeedOffer(told: ToldOffer, stored: NewOffer | null, context: RowContext): FeedOffer {
  if (told.source !== undefined) return toExportedOffer({ ...told, source: told.source });
  const row = told.change === 'part' ? dropBlanks(told) : told;
  const brand = row.brand === undefined ? null : toFeedBrand(row.brand);
  if (brand === null && stored === null && !context.hasBrand) {
    throw new RowError('it names no shop; --brand can say whose all offers of a file are');
  }
  const warnings: Warning[] = [];
  const fields = readFields(row, stored, warnings, context.now);
  const isLinked = hasLink(fields, brand, stored !== null || context.hasBrand);
  if (!isLinked && row.mayLackLink !== true) throw new RowError('it has no http or https link');
  return {
    source: context.source,
    externalId: row.externalId,
    fields,
    brand,
    categories: row.categories ?? (stored === null ? [] : null),
    warnings: [...warnings, ...lintOffer(fields, context.now)],
    ...(!isLinked && { leadsToShop: true }),
  };
}

function readFields(told: ToldOffer, stored: NewOffer | null, warnings: Warning[], now: Date): OfferFields {
  const base = stored ?? NOTHING_TOLD;
  const texts = readTexts(told, base);
  return {
    ...texts,
    ...readCode(told, texts, stored, warnings),
    discount: pickDiscount(told, texts, stored),
    ...readLinks(told, base, warnings),
    ...readDates(told, base, now),
    regions: told.regions === undefined ? base.regions : parseRegions(told.regions),
    exclusive: told.exclusive ?? base.exclusive,
    isFeatured: told.isFeatured ?? base.isFeatured,
  };
}

/** A shop's own site will do: it is where an offer without a link leads. */
function hasLink(
  { trackingUrl, originUrl, siteUrl }: OfferFields,
  brand: FeedBrand | null,
  mayLack: boolean,
) {
  return mayLack || [trackingUrl, originUrl, siteUrl, brand?.siteUrl ?? null].some((link) => link !== null);
}

/** In a part, what is blank was not told (feeds.md, rule 3). */
function dropBlanks(told: ToldOffer): ToldOffer {
  const entries = Object.entries(told).filter(([, value]) => !isBlank(value));
  return {
    ...Object.fromEntries(entries),
    record: 'offer',
    change: told.change,
    externalId: told.externalId,
  };
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
}
