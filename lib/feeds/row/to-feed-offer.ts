import type { NewOffer } from '@/lib/catalogue';
import { BLANK_OFFER, getStartTime } from '@/lib/catalogue/rules';
import { parseWebUrl } from '@/lib/url/parse-web-url';
import { RowError, type RawOffer } from '../feed';
import { readTexts } from './clean-text';
import type { FeedBrand, FeedOffer, OfferFields, Warning } from './feed-offer';
import { lintOffer } from './lint-offer';
import { pickDiscount } from './parse-discount';
import { parseRegions } from './parse-regions';
import { readCode } from './read-code';
import { readDates } from './read-dates';
import { readLinks, toFeedBrand } from './to-feed-brand';

export type RowContext = {
  /** The source of rows that name none. */
  source: string;
  /** Whether the operator named the brand of the whole file, whose links then serve offers without one. */
  hasBrand: boolean;
  now: Date;
};

/**
 * The offer of a row, cleaned and checked (docs/feeds.md §2.5 to §2.10). `stored` is the offer so far, for partial rows;
 * null for one that is new or whole. Throws RowError with the reason if the offer cannot be imported.
 */
export function toFeedOffer(raw: RawOffer, stored: NewOffer | null, context: RowContext): FeedOffer {
  if (raw.source !== undefined) return toExportedOffer({ ...raw, source: raw.source });
  const row = raw.change === 'part' ? dropBlanks(raw) : raw;
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

function readFields(raw: RawOffer, stored: NewOffer | null, warnings: Warning[], now: Date): OfferFields {
  const base = stored ?? BLANK_OFFER;
  const texts = readTexts(raw, base);
  return {
    ...texts,
    ...readCode(raw, texts, stored, warnings),
    discount: pickDiscount(raw, texts, stored),
    ...readLinks(raw, base, warnings),
    ...readDates(raw, base, now),
    regions: raw.regions === undefined ? base.regions : parseRegions(raw.regions, warnings),
    exclusive: raw.exclusive ?? base.exclusive,
    isFeatured: raw.isFeatured ?? base.isFeatured,
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

/** In a partial row, a blank field is a missing one (docs/feeds.md §2.3). */
function dropBlanks(raw: RawOffer): RawOffer {
  const entries = Object.entries(raw).filter(([, value]) => !isBlank(value));
  return {
    ...Object.fromEntries(entries),
    record: 'offer',
    change: raw.change,
    externalId: raw.externalId,
  };
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
}

/**
 * An offer from the export of a catalogue, taken literally: it was cleaned when it was first imported, and cleaning it
 * again would change it. Throws RowError on what no catalogue holds: an invalid date, an unsafe link, no title.
 */
function toExportedOffer(raw: RawOffer & { source: string }): FeedOffer {
  if (raw.title === undefined || raw.title === '') throw new RowError('the title is empty');
  if (raw.brand === undefined) throw new RowError('it names no shop');
  return {
    source: raw.source,
    externalId: raw.externalId,
    fields: {
      kind: raw.kind ?? (raw.code ? 'coupon' : 'deal'),
      title: raw.title,
      description: raw.description ?? '',
      terms: raw.terms || null,
      code: raw.code || null,
      discount: raw.discount || null,
      img: checkPicture(raw.image),
      siteUrl: checkLink(raw.siteUrl),
      trackingUrl: checkLink(raw.trackingUrl),
      originUrl: checkLink(raw.originUrl),
      startDate: checkDate(raw.startDate, 'start date'),
      endDate: checkDate(raw.endDate, 'end date'),
      verifiedAt: checkDate(raw.verifiedAt, 'verification date'),
      regions: raw.regions ?? [],
      exclusive: raw.exclusive ?? false,
      isFeatured: raw.isFeatured ?? false,
    },
    brand: toFeedBrand(raw.brand),
    categories: raw.categories ?? [],
    warnings: [],
  };
}

function checkDate(value: string | undefined, field: string): string | null {
  if (value === undefined || value === '') return null;
  if (getStartTime(value) === null) throw new RowError(`${field} "${value}" is not a date`);
  return value;
}

function checkLink(value: string | undefined): string | null {
  if (value === undefined || value === '') return null;
  if (parseWebUrl(value) === null) throw new RowError(`"${value}" is no http or https link`);
  return value;
}

/** A catalogue may show pictures of its own site. */
function checkPicture(value: string | undefined): string | null {
  return value !== undefined && /^\/(?!\/)/.test(value) ? value : checkLink(value);
}
