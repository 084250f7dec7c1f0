import type { FeedFormat, FeedOptions } from '../../feed';
import { checkFirstRow, readRecords } from '../../read/read-records';
import { buildGenericColumns, type GenericColumns } from './generic-columns';
import { toRawRecord } from './generic-record';
import { GenericRow, readGenericId } from './generic-row';

/** Stands for the source where each row names its own. It has blanks, so no source has this name. */
const OF_EACH_ROW = 'of each row';

/** A generic row has one of these; "title" alone would match many other feeds. */
const KNOWN_BY = [
  'external_id',
  'record',
  'brand_name',
  'brand_unique_name',
  'tracking_url',
  'origin_url',
  'site_url',
] as const;

/**
 * Any CSV or JSON (a list, also under "offers", "items", "data" or "results", or an object a line) with our own field
 * names, or with those that `columns` maps to them; always all offers. It also reads the export of a catalogue: such
 * rows name their source, and are taken literally. All other files need a source of their own, that of the operator or of
 * the brand; a column "source" then counts for nothing, and an offer without an id gets a hash of what distinguishes it.
 * Throws OptionsError on an unknown field.
 */
export function buildGenericFormat({ columns: named, source, brand }: FeedOptions): FeedFormat {
  const columns = buildGenericColumns(named);
  const fileSource = source ?? (brand === undefined ? undefined : `generic-${brand}`);
  return {
    source: fileSource ?? OF_EACH_ROW,
    mode: 'snapshot',
    read: (content) =>
      checkFirstRow(
        readRecords(content, {
          json: { lists: ['offers', 'items', 'data', 'results'], lines: true },
          csv: {
            columns: listNeededColumns(columns, brand !== undefined),
            // Its rows may be partial, or no offers.
            unless: [columns('change'), columns('record')],
          },
        }),
        'generic',
        KNOWN_BY.map(columns),
      ),
    readId: (row) => readGenericId(row, columns, fileSource),
    mapRow: (row) => toRawRecord(new GenericRow(row, columns, fileSource), fileSource),
  };
}

/** Without these no whole offer could be imported. */
function listNeededColumns(columns: GenericColumns, hasBrand: boolean): string[] {
  const links = [columns('tracking_url'), columns('origin_url'), columns('site_url')].join('|');
  const brands = [columns('brand_name'), columns('brand_unique_name')].join('|');
  return [columns('title'), links, ...(hasBrand ? [] : [brands])];
}
