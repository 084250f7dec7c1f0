import type { BrandPart, CategoryPart } from '@/lib/catalogue';
import {
  OptionsError,
  RowError,
  type RawOffer,
  type RawPicture,
  type RawRow,
  type RawShop,
} from '../../feed';
import { readSite } from '../shared';
import { toRawArticle } from './generic-article';
import { requireOfferId, type GenericRow } from './generic-row';

const PART = /^(?:part|updated)$/i;
const CHANGES: readonly [RegExp, RawOffer['change']][] = [
  [/^(?:|whole|new|active)$/i, 'whole'],
  [PART, 'part'],
  [/^(?:retired|suspended|deleted|removed|expired|inactive)$/i, 'retired'],
];
const KINDS: readonly [RegExp, NonNullable<RawOffer['kind']>][] = [
  [/^(?:coupon|code|voucher)$/i, 'coupon'],
  [/^(?:deal|offer|sale|promotion)$/i, 'deal'],
];
const LOGO_DATA = /^data:image\/([a-z+]+);base64,([A-Za-z0-9+/]+={0,2})$/;
const LOGO_TYPES: readonly RawPicture['type'][] = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp'];
/** Four for three bytes. */
const MAX_LOGO_CHARACTERS = (512 * 1024 * 4) / 3 + 4;
const DATES = ['start_date', 'end_date', 'verified_at', 'added_at'] as const;

/**
 * The offer of a row, or as its `record` says its brand, category or article. `source` is that of the file; without it
 * offers and brands name their own. Throws RowError, and OptionsError where such a row has none either.
 */
export function toRawRecord(row: GenericRow, source: string | undefined): RawRow {
  const record = row.getText('record') ?? 'offer';
  if (record === 'offer') {
    requireSource(row, source);
    return toRawOffer(row);
  }
  const isPart = PART.test(row.getText('change') ?? '');
  if (record === 'brand') return isPart ? toBrandPart(row) : toRawBrand(row, requireSource(row, source));
  if (record === 'category') return isPart ? toCategoryPart(row) : toRawCategory(row);
  if (record === 'article') return toRawArticle(row);
  throw new RowError(`record "${record}" is neither offer, brand, category nor article`);
}

function toRawOffer(row: GenericRow): RawOffer {
  const change = readWord(row.getText('change') ?? row.getText('status') ?? '', CHANGES, 'change');
  return {
    record: 'offer',
    externalId: requireOfferId(row, change),
    source: row.ownSource,
    change,
    brand: readShop(row),
    kind: readKind(row.getText('kind')),
    title: row.getText('title'),
    description: row.getText('description'),
    terms: row.getText('terms'),
    code: row.getText('code'),
    discount: row.getText('discount'),
    image: row.getText('image'),
    originUrl: row.getText('origin_url'),
    trackingUrl: row.getText('tracking_url'),
    siteUrl: row.getText('site_url'),
    ...readDates(row, change),
    categories: row.getList('categories'),
    regions: row.getList('regions'),
    exclusive: row.getFlag('exclusive'),
    isFeatured: row.getFlag('is_featured'),
  };
}

/** A retired offer needs no dates, and must not be skipped because of one; but an export holds its retired offers whole. */
function readDates(row: GenericRow, change: RawOffer['change']): Partial<RawOffer> {
  if (change === 'retired' && !row.isExported) return {};
  const [startDate, endDate, verifiedAt, addedAt] = row.getDates(DATES);
  return { startDate, endDate, verifiedAt, addedAt };
}

function toRawBrand(row: GenericRow, source: string): RawRow {
  const uniqueName = row.requireAddressPart('unique_name');
  return {
    record: 'brand',
    brand: {
      source,
      externalId: row.getText('external_id') ?? uniqueName,
      name: row.requireText('name'),
      uniqueName,
      logo: row.getLink('logo', true),
      description: row.getText('description') ?? '',
      isFeatured: row.getFlag('is_featured') ?? false,
      trackingUrl: row.getLink('tracking_url'),
      originUrl: row.getLink('origin_url'),
      siteUrl: row.getLink('site_url'),
      categorySlugs: row.getList('categories') ?? [],
    },
    oldAddresses: row.getAddressParts('old_addresses'),
    logo: readStoredLogo(row),
  };
}

function toRawCategory(row: GenericRow): RawRow {
  const slug = row.requireAddressPart('slug');
  return {
    record: 'category',
    category: { slug, name: row.requireText('name'), icon: row.getText('icon') ?? '' },
    oldAddresses: row.getAddressParts('old_addresses'),
  };
}

/** The logo that an exported catalogue has stored itself. Throws RowError on any other data. */
function readStoredLogo(row: GenericRow): RawPicture | undefined {
  const text = row.getText('logo_data');
  if (text === undefined) return undefined;
  const [, kind, base64 = ''] = LOGO_DATA.exec(text) ?? [];
  const type = LOGO_TYPES.find((known) => known === `image/${kind}`);
  if (type !== undefined && base64.length <= MAX_LOGO_CHARACTERS) return { type, base64 };
  throw new RowError('logo_data is no SVG, PNG, JPEG or WebP of up to 512 KB in Base64');
}

/** What a row changes of a brand that is there: an empty field stays as it is. */
function toBrandPart(row: GenericRow): RawRow {
  const categorySlugs = row.getList('categories');
  const brand: BrandPart = {
    uniqueName: row.requireAddressPart('unique_name'),
    name: row.getText('name'),
    logo: row.getLink('logo', true) ?? undefined,
    description: row.getText('description'),
    isFeatured: row.getFlag('is_featured'),
    trackingUrl: row.getLink('tracking_url') ?? undefined,
    originUrl: row.getLink('origin_url') ?? undefined,
    siteUrl: row.getLink('site_url') ?? undefined,
    categorySlugs: categorySlugs?.length === 0 ? undefined : categorySlugs,
  };
  return { record: 'brand', isPart: true, brand };
}

/** The same of a category. */
function toCategoryPart(row: GenericRow): RawRow {
  const category: CategoryPart = {
    slug: row.requireAddressPart('slug'),
    name: row.getText('name'),
    icon: row.getText('icon'),
  };
  return { record: 'category', isPart: true, category };
}

function readShop(row: GenericRow): RawShop | undefined {
  const uniqueName = row.getText('brand_unique_name');
  const name = row.getText('brand_name') ?? uniqueName;
  if (name === undefined) return undefined;
  const siteUrl = row.getText('site_url');
  const site = siteUrl === undefined ? readSite(row.getText('origin_url'), name) : { siteUrl };
  return {
    externalId: row.getText('brand_id') ?? '',
    names: [name],
    ...site,
    uniqueName,
    categories: row.getList('brand_categories'),
  };
}

function readKind(text: string | undefined): RawOffer['kind'] {
  return text === undefined ? undefined : readWord(text, KINDS, 'kind');
}

function readWord<T>(text: string, words: readonly (readonly [RegExp, T])[], field: string): T {
  const word = words.find(([pattern]) => pattern.test(text));
  if (word === undefined) throw new RowError(`${field} "${text}" is unknown`);
  return word[1];
}

/**
 * The source of a row: that of the file, else its own, which the rows of an exported catalogue have. Throws OptionsError
 * where neither is there: ids count within a file, so two files under one source would retire or overwrite each other's
 * offers.
 */
function requireSource(row: GenericRow, fileSource: string | undefined): string {
  const source = fileSource ?? row.ownSource;
  if (source === undefined) {
    throw new OptionsError(
      'A row of this file names no source: name one with --source, the same every time, such as --source my-network.',
    );
  }
  return source;
}
