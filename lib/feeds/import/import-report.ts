import type { AgreedCorrection, OfferKey, SaveOutcome } from '@/lib/catalogue';
import { MAX_ID_LENGTH, type SkippedRow } from '../feed';
import type { MappingKeys } from '../mapping/feed-mapping';
import type { WarningKind } from '../row/feed-offer';

/** What became of one row of the file, from 1; null for an offer that the file does not have any more. */
export type RowReport = {
  row: number | null;
  record: 'offer' | 'brand' | 'category' | 'article' | null;
  externalId: string | null;
  /** "gone": a tombstone of an offer that does not exist, or is retired already. */
  outcome: SaveOutcome | 'retired' | 'gone' | 'skipped';
  /** The id of the offer, as in its address. */
  id?: number;
  reason?: string;
  warnings?: WarningKind[];
};

export type WarningSummary = {
  kind: WarningKind;
  count: number;
  /** The first few. */
  examples: { row: number; externalId: string; quote: string }[];
};

/** A brand of the feed that was created because neither its id, the mapping nor its name and site were known. */
export type UnmappedBrand = { externalId: string; name: string; uniqueName: string; offers: number };
type UnmappedCategory = { name: string; offers: number };

/** A shop that the feed calls by another name than when its brand was created. */
export type RenamedShop = { externalId: string; name: string; uniqueName: string; brandName: string };

/** Offers that neither have a category themselves nor by their brand, which stand in no list of a category. */
export type WithoutCategories = {
  offers: number;
  /** Those with most of them first, a thousand at most. */
  brands: { uniqueName: string; name: string; offers: number }[];
  brandsLeftOut: number;
};

export type ImportReport = {
  status: 'imported' | 'dry-run' | 'refused';
  /** Why nothing was changed, null unless it was refused. */
  refusal: string | null;
  source: string;
  mode: 'snapshot' | 'delta';
  rows: number;
  /** "retired": by a tombstone, or because the snapshot does not have them. */
  offers: Record<SaveOutcome | 'retired' | 'skipped', number>;
  /** Tombstones of offers that do not exist, or are retired already. */
  gone: number;
  /** Brands that the file's offers belong to. "linked": known from another source or by the mapping. */
  brands: Record<'created' | 'linked' | 'known', number>;
  /** Rows of an exported catalogue. */
  records: Record<'categories' | 'brands' | 'articles', Record<SaveOutcome, number>>;
  /** Unique names of the brands whose page has changed. */
  changedBrands: string[];
  /** Slugs of the articles that were created or updated. */
  changedArticles: string[];
  /** The first thousand; `offers.skipped` counts all. */
  skipped: SkippedRow[];
  warnings: WarningSummary[];
  /** The first thousand of each; the rest is only counted. */
  unmapped: {
    brands: UnmappedBrand[];
    categories: UnmappedCategory[];
    brandsLeftOut: number;
    categoriesLeftOut: number;
  };
  withoutCategories: WithoutCategories;
  /** The first thousand. */
  renamedShops: RenamedShop[];
  /** Entries of the mapping that nothing in a snapshot has used, their keys folded. */
  unusedMapping: MappingKeys;
  /** Corrections of what the feed says itself by now: they are needed no longer. */
  agreedCorrections: AgreedCorrection[];
  duplicates: { count: number; examples: { shown: OfferKey; hidden: OfferKey }[] };
};

const MAX_REASON_LENGTH = 1_000;

/** The first `maxLength` characters, with an ellipsis where there are more; a cut text does not keep the whole one in memory. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // A character has at most two units.
  const characters = [...text.slice(0, 2 * maxLength + 1)];
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength).join('')}…`;
}

/** A skipped row as it is kept and reported: its reason may quote a value of any length. */
export function shortenSkipped({ row, externalId, reason }: SkippedRow): SkippedRow {
  return {
    row,
    externalId: externalId === null ? null : shorten(externalId, MAX_ID_LENGTH),
    reason: shorten(reason, MAX_REASON_LENGTH),
  };
}
