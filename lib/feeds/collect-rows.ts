import { RowError, type FeedBrand, type FeedOffer, type ParsedFeed } from './feed';

/** One row that was understood; `addedAt` (ms since the epoch) is when the offer joined the feed. */
export type MappedRow = { brand: FeedBrand; offer: FeedOffer; addedAt: number };

export type RowReader = {
  /** The id of a row, also of one that is otherwise broken; null where it has none. */
  readId(row: unknown): string | null;
  /** Throws RowError with the reason if the row cannot be taken. */
  mapRow(row: unknown): MappedRow;
};

/** Maps every row of a feed, skips those that cannot be taken or repeat an earlier id, and puts offers oldest first. */
export function collectRows(rows: readonly unknown[], { readId, mapRow }: RowReader): ParsedFeed {
  const skipped: ParsedFeed['skipped'] = [];
  const mapped = new Map<string, MappedRow & { row: number }>();
  rows.forEach((value, index) => {
    const row = index + 1;
    try {
      const result = mapRow(value);
      const earlier = mapped.get(result.offer.externalId);
      if (earlier) throw new RowError(`repeats the id of row ${earlier.row}`);
      mapped.set(result.offer.externalId, { ...result, row });
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      skipped.push({ row, externalId: readId(value), reason: error.message });
    }
  });
  const taken = [...mapped.values()].toSorted((a, b) => a.addedAt - b.addedAt || b.row - a.row);
  return { brands: collectBrands(taken), offers: taken.map(({ offer }) => offer), skipped };
}

function collectBrands(rows: MappedRow[]): FeedBrand[] {
  const brands = new Map<string, FeedBrand>();
  for (const { brand } of rows) {
    const earlier = brands.get(brand.externalId);
    if (!earlier || earlier.siteUrl === null) brands.set(brand.externalId, brand);
  }
  return [...brands.values()];
}
