import type { NewOffer, SaveOutcome } from '@/lib/catalogue';
import type { SkippedRow } from '../feed';
import type { Warning, WarningKind } from '../row/feed-offer';
import {
  shorten,
  shortenSkipped,
  type ImportReport,
  type RenamedShop,
  type RowReport,
  type UnmappedBrand,
  type WarningSummary,
} from './import-report';
import type { Window } from './read-windows';

const MAX_LISTED = 1_000;
const MAX_EXAMPLES = 3;
const MAX_QUOTE_LENGTH = 80;
const ALREADY_GONE = 'it is to be retired, and the catalogue does not have it or has retired it before';

type RowId = { row: number; externalId: string };

/** Counts what becomes of the rows of one file, and keeps the first of each kind as examples. */
export class ImportStats {
  rows = 0;
  /** Rows that could be used, tombstones too. */
  usableRows = 0;
  /** Rows that name all of an offer or of another record, tombstones too, and those that only change one. */
  wholeRows = 0;
  partialRows = 0;
  readonly offers: ImportReport['offers'] = { created: 0, updated: 0, unchanged: 0, retired: 0, skipped: 0 };
  /** Tombstones of offers that do not exist, or are retired already. */
  gone = 0;
  readonly brands: ImportReport['brands'] = { created: 0, linked: 0, known: 0 };
  readonly records: ImportReport['records'] = {
    categories: countNone(),
    brands: countNone(),
    articles: countNone(),
  };
  readonly changedBrands = new Set<string>();
  readonly changedArticles = new Set<string>();
  readonly skipped: SkippedRow[] = [];
  readonly renamedShops: RenamedShop[] = [];
  /** How many offers without a category of their own the file has, by the unique name of their brand. */
  readonly uncategorised = new Map<string, number>();
  private readonly warnings = new Map<WarningKind, WarningSummary>();
  private readonly newBrands = new Map<string, UnmappedBrand>();
  private readonly newCategories = new Map<string, number>();
  private brandsLeftOut = 0;
  private categoriesLeftOut = 0;
  private reports: RowReport[] = [];

  countParts({ offers, tombstones, categories, brands, articles }: Window): void {
    const records = [...categories, ...brands];
    const parts = [
      ...offers.filter(({ change }) => change === 'part'),
      ...records.filter(({ isPart }) => isPart),
    ];
    this.partialRows += parts.length;
    this.wholeRows += offers.length + tombstones.length + records.length + articles.length - parts.length;
  }

  skip(row: SkippedRow): void {
    const skipped = shortenSkipped(row);
    this.offers.skipped += 1;
    if (this.skipped.length < MAX_LISTED) this.skipped.push(skipped);
    this.reports.push({ ...skipped, record: null, outcome: 'skipped' });
  }

  countAlreadyGone(row: number, externalId: string): void {
    this.gone += 1;
    this.reports.push({ row, record: 'offer', externalId, outcome: 'gone', reason: ALREADY_GONE });
  }

  report(row: RowReport): void {
    this.reports.push(row);
  }

  /** The rows that were reported since the last call, in the order of the file; offers that it does not have come last. */
  takeReports(): RowReport[] {
    const reports = this.reports.sort((a, b) => toPosition(a) - toPosition(b));
    this.reports = [];
    return reports;
  }

  warn({ row, externalId }: RowId, { kind, quote }: Warning): void {
    const summary = this.warnings.get(kind) ?? { kind, count: 0, examples: [] };
    summary.count += 1;
    if (summary.examples.length < MAX_EXAMPLES) {
      summary.examples.push({ row, externalId, quote: shorten(toLine(quote), MAX_QUOTE_LENGTH) });
    }
    this.warnings.set(kind, summary);
  }

  addNewBrand(brand: Omit<UnmappedBrand, 'offers'>): void {
    this.brands.created += 1;
    if (this.newBrands.size < MAX_LISTED) this.newBrands.set(brand.uniqueName, { ...brand, offers: 0 });
    else this.brandsLeftOut += 1;
  }

  countOfferOf({
    brandUniqueName,
    categorySlugs,
  }: Pick<NewOffer, 'brandUniqueName' | 'categorySlugs'>): void {
    const brand = this.newBrands.get(brandUniqueName);
    if (brand) brand.offers += 1;
    if (categorySlugs.length > 0) return;
    this.uncategorised.set(brandUniqueName, (this.uncategorised.get(brandUniqueName) ?? 0) + 1);
  }

  /** `offers` is 0 for the category of a brand. */
  countUnmappedCategory(name: string, offers = 1): void {
    const count = this.newCategories.get(name);
    if (count === undefined && this.newCategories.size >= MAX_LISTED) this.categoriesLeftOut += 1;
    else this.newCategories.set(name, (count ?? 0) + offers);
  }

  addRenamedShop(shop: RenamedShop): void {
    if (this.renamedShops.length < MAX_LISTED) this.renamedShops.push(shop);
  }

  listWarnings(): WarningSummary[] {
    return [...this.warnings.values()].toSorted((a, b) => b.count - a.count);
  }

  listUnmapped(): ImportReport['unmapped'] {
    const categories = [...this.newCategories].map(([name, offers]) => ({ name, offers }));
    return {
      brands: [...this.newBrands.values()].toSorted((a, b) => b.offers - a.offers),
      categories: categories.toSorted((a, b) => b.offers - a.offers),
      brandsLeftOut: this.brandsLeftOut,
      categoriesLeftOut: this.categoriesLeftOut,
    };
  }
}

function toPosition({ row }: RowReport): number {
  return row ?? Number.MAX_SAFE_INTEGER;
}

function countNone(): Record<SaveOutcome, number> {
  return { created: 0, updated: 0, unchanged: 0 };
}

function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
