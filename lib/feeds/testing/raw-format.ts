import { RowError, type FeedContent, type FeedFormat, type RawOffer, type RawRow } from '../feed';

/** A row that no format could take, with the reason. */
export type BrokenRow = { externalId: string | null; reason: string };

/** A format for tests of the engine: its rows are there already, the content of the file is not read. */
export function buildRawFormat(
  rows: (RawRow | BrokenRow)[],
  mode: FeedFormat['mode'] = 'snapshot',
): FeedFormat {
  const isBroken = (row: unknown): row is BrokenRow =>
    typeof row === 'object' && row !== null && 'reason' in row;
  const isRaw = (row: unknown): row is RawRow => typeof row === 'object' && row !== null && 'record' in row;
  return {
    source: 'net',
    mode,
    read: async function* () {
      yield* rows;
    },
    readId: (row) => {
      if (isBroken(row)) return row.externalId;
      return isRaw(row) && row.record === 'offer' ? row.externalId : null;
    },
    mapRow: (row) => {
      if (!isRaw(row)) throw new RowError(isBroken(row) ? row.reason : 'is no row');
      return row;
    },
  };
}

/** An offer that an importer takes: name what matters, the rest is filled in. */
export function buildRawOffer(row: Partial<RawOffer> & Pick<RawOffer, 'externalId'>): RawOffer {
  return {
    record: 'offer',
    change: 'whole',
    brand: { externalId: '10', names: ['Lumera'], siteUrl: 'https://lumera.example/' },
    title: '12% off lamps',
    code: 'LAMP12',
    originUrl: 'https://lumera.example/lamps',
    trackingUrl: 'https://go.example/1',
    ...row,
  };
}

export function buildTombstone(externalId: string): RawOffer {
  return { record: 'offer', change: 'retired', externalId };
}

/** A file without a byte, for formats that do not look at it. */
export async function* createEmptyContent(): FeedContent {}
