import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fc } from '@/lib/testing/fast-check';
import { backUpDatabase, restoreDatabase } from '@/lib/catalogue/database/backup';
import { type ExportRow, readExport } from '@/lib/catalogue/export';
import { RefusedError } from '@/lib/catalogue/rules';
import { openEmbeddedCatalogue } from '@/lib/catalogue/select-source';
import { parseSettings } from '@/lib/config/settings';
import { pickEffort } from '@/lib/testing/long-run';
import { formatCsvLine } from '@/lib/text/csv';
import { getFeedFormat } from '../formats';
import { importFeed } from '../import/import-feed';
import { correctItem } from './correct-items';
import { listColumns } from './fields';

const NOW = new Date('2026-11-21T12:00:00Z');

type Texts = Readonly<Record<string, string>>;
type Shown = Readonly<Record<string, string | boolean | undefined>>;
const RECORDS = ['offer', 'brand'] as const;
type RecordName = (typeof RECORDS)[number];

/** What a feed or an operator may say of each field that can be corrected; "" is nothing. */
const VALUES: Record<RecordName, Readonly<Record<string, readonly string[]>>> = {
  offer: {
    title: ['Lamps for less', 'Shades for less', 'Bulbs for less'],
    description: ['', 'Any lamp', 'Any shade'],
    terms: ['', 'Once a person'],
    code: ['', 'LAMP', 'SHADE'],
    discount: ['', '10% off', '20% off'],
    kind: ['coupon', 'deal'],
    start_date: ['', '2026-01-01', '2026-02-01'],
    end_date: ['', '2030-01-01', '2031-01-01'],
    verified_at: ['', '2026-11-01', '2026-11-02'],
    origin_url: ['https://lumera.example/a', 'https://lumera.example/b'],
    tracking_url: ['', 'https://go.example/1', 'https://go.example/2'],
    site_url: ['', 'https://lumera.example/c'],
    image: ['', 'https://img.example/1.png', 'https://img.example/2.png'],
    categories: ['', 'home', 'home,gifts'],
    regions: ['', 'US', 'GB,IE'],
    exclusive: ['no', 'yes'],
    is_featured: ['no', 'yes'],
  },
  brand: {
    name: ['Lumera', 'Lumera Lamps'],
    description: ['', 'Lamps', 'Shades'],
    logo: ['', 'https://img.example/a.svg', 'https://img.example/b.svg'],
    is_featured: ['no', 'yes'],
    origin_url: ['', 'https://lumera.example/', 'https://lamps.example/'],
    tracking_url: ['', 'https://go.example/a', 'https://go.example/b'],
    site_url: ['', 'https://lumera.example/', 'https://lamps.example/'],
    categories: ['', 'home', 'home,gifts'],
  },
};
const HIDDEN = 'hidden';

it.each(RECORDS)('tries every field of %ss that can be corrected', (record) =>
  expect(Object.keys(VALUES[record])).toEqual(listColumns(record).filter((column) => column !== HIDDEN)),
);

/** What is said of an item, from the first values of all fields on. */
type Model = { fed: Texts; corrected: Texts };
type State = { offer: Model; brand: Model; isActive: boolean; isHidden: boolean };

/** A text for each of some columns, or for each of all. */
const arbitraryTexts = (record: RecordName, isWhole: boolean): fc.Arbitrary<Texts> => {
  const columns = Object.entries(VALUES[record]);
  const texts = fc.tuple(...columns.map(([, known]) => fc.constantFrom(...known)));
  const isSaid = fc.tuple(...columns.map(() => (isWhole ? fc.constant(true) : fc.boolean())));
  return fc
    .tuple(texts, isSaid)
    .map(([some, said]) =>
      Object.fromEntries(
        columns.flatMap(([column], index) => (said[index] ? [[column, some[index] ?? '']] : [])),
      ),
    );
};
const arbitrarySet = fc.constantFrom(...RECORDS).chain((record) =>
  fc.record({
    kind: fc.constant('set' as const),
    record: fc.constant(record),
    texts: arbitraryTexts(record, false),
  }),
);
const arbitraryClear = fc.constantFrom(...RECORDS).chain((record) =>
  fc.record({
    kind: fc.constant('clear' as const),
    record: fc.constant(record),
    columns: fc.subarray(Object.keys(VALUES[record])),
  }),
);
const arbitraryImport = fc.record({
  kind: fc.constant('import' as const),
  ...{ offer: arbitraryTexts('offer', true), brand: arbitraryTexts('brand', true) },
});
const arbitraryStep = fc.oneof(
  { weight: 4, arbitrary: arbitrarySet },
  { weight: 4, arbitrary: arbitraryImport },
  { weight: 2, arbitrary: arbitraryClear },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(...(['retire', 'hide', 'show', 'back up', 'restore'] as const))
      .map((kind) => ({ kind })),
  },
);

/** A catalogue whose feed, in the generic format, has one brand with one offer. */
async function openShop() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'corrections-'));
  const url = `file:${folder}/catalogue.db`;
  const { store } = openEmbeddedCatalogue(parseSettings({ DATABASE_URL: url }));
  await store.migrate();
  await store.write((writer) =>
    writer.saveCategories(['home', 'gifts'].map((slug) => ({ slug, name: slug, icon: '' }))),
  );
  const format = getFeedFormat('generic');
  if (format === null) throw new Error('There is no generic format.');
  const columns = ['record', 'source', 'external_id', 'unique_name', 'brand_unique_name', 'change'];
  const all = [...new Set([...columns, ...RECORDS.flatMap((record) => Object.keys(VALUES[record]))])];
  const urls = { catalogue: url, visitors: `file:${folder}/visitors.db` };
  const file = path.join(folder, 'backup.db');
  return {
    async import(rows: Texts[]) {
      const lines = [all, ...rows.map((row) => all.map((column) => row[column] ?? ''))].map(formatCsvLine);
      async function* content() {
        yield Buffer.from(lines.join(''));
      }
      const report = await importFeed(store, format, content(), { now: NOW, mode: 'delta', source: 'net' });
      expect(report).toMatchObject({ status: 'imported', skipped: [] });
    },
    /** Resolves to whether it is taken. */
    async correct(record: RecordName, set: Texts, clear: string[] = []): Promise<boolean> {
      const target = record === 'offer' ? 'net:1' : 'lumera';
      try {
        await store.write((writer) => correctItem(writer, { record, target, set, clear }, NOW));
        return true;
      } catch (error) {
        if (error instanceof RefusedError) return false;
        throw error;
      }
    },
    backUp: () => backUpDatabase({ kind: 'catalogue', url, file, isForced: true, now: NOW }),
    restore: () => restoreDatabase({ urls, file, now: NOW }),
    /** Both rows as an export has them. */
    async read(): Promise<Record<RecordName, Shown>> {
      const rows: ExportRow[] = [];
      for await (const some of readExport({ url })) rows.push(...some);
      const find = (record: RecordName) => ({ ...rows.find((row) => row.record === record) });
      return { offer: find('offer'), brand: find('brand') };
    },
    close() {
      store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** What is to be shown: the corrections above what the feed says, but of two checks the later one. */
function toShown({ fed, corrected }: Model, record: RecordName, isLive: boolean): Shown {
  const checks = [fed.verified_at, corrected.verified_at].filter((day) => day !== undefined);
  const lastCheck = checks.includes('') ? checks.at(-1) : checks.toSorted().at(-1);
  const said = { ...fed, ...corrected, ...(lastCheck !== undefined && { verified_at: lastCheck }) };
  const cells = Object.entries(said).map(([column, text]) => {
    const isFlag = VALUES[record][column]?.includes('yes');
    return [column, isFlag ? text === 'yes' : text];
  });
  return {
    ...Object.fromEntries(cells),
    ...(record === 'offer' && { change: isLive ? 'whole' : 'retired' }),
  };
}

/** The cells of `wanted`, empty where there is none. */
const pickCells = (row: Shown, wanted: Shown): Shown =>
  Object.fromEntries(Object.keys(wanted).map((column) => [column, row[column] ?? '']));

const mapTexts = (texts: Texts, map: (text: string) => string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([column, text]) => [column, map(text)]));
/** Only coupons have codes. */
const toSaid = (offer: Texts): Texts => ('code' in offer ? { ...offer, kind: 'coupon' } : offer);
/** A feed has no code for a deal. */
const toFed = (offer: Texts): Texts => (offer.kind === 'deal' ? { ...offer, code: '' } : offer);
const pickFirst = (record: RecordName): Texts =>
  Object.fromEntries(Object.entries(VALUES[record]).map(([column, [first = '']]) => [column, first]));
const START: State = {
  offer: { fed: pickFirst('offer'), corrected: {} },
  brand: { fed: pickFirst('brand'), corrected: {} },
  isActive: true,
  isHidden: false,
};

const CLEAR_ALL = RECORDS.map((record) => ({
  ...{ kind: 'clear' as const, record, columns: Object.keys(VALUES[record]) },
}));

it('corrections win after any imports and restores, and what the feed says comes back at their end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryStep, { minLength: 4, maxLength: 12 }), async (some) => {
      const steps = [...some, ...CLEAR_ALL];
      const shop = await openShop();
      let state = START;
      let kept: State | null = null;
      const say = (record: RecordName, corrected: Texts) =>
        (state = { ...state, [record]: { ...state[record], corrected } });
      const importRows = (change = 'whole') =>
        shop.import([
          { record: 'brand', source: 'net', external_id: '7', unique_name: 'lumera', ...state.brand.fed },
          {
            record: 'offer',
            source: 'net',
            external_id: '1',
            brand_unique_name: 'lumera',
            change,
            ...state.offer.fed,
          },
        ]);
      await importRows();
      for (const step of steps) {
        if (step.kind === 'import') {
          const fed = { offer: toFed(step.offer), brand: step.brand };
          state = {
            ...state,
            isActive: true,
            offer: { ...state.offer, fed: fed.offer },
            brand: { ...state.brand, fed: fed.brand },
          };
          await importRows();
        } else if (step.kind === 'retire') {
          await importRows('retired');
          state = { ...state, isActive: false };
        } else if (step.kind === 'set') {
          const { record } = step;
          const texts = toSaid(step.texts);
          const isTaken = await shop.correct(
            record,
            mapTexts(texts, (text) => text || 'none'),
          );
          if (isTaken) say(record, { ...state[record].corrected, ...texts });
        } else if (step.kind === 'clear') {
          const { record, columns } = step;
          await shop.correct(record, {}, columns);
          const left = Object.entries(state[record].corrected).filter(
            ([column]) => !columns.includes(column),
          );
          say(record, Object.fromEntries(left));
        } else if (step.kind === 'back up') {
          await shop.backUp();
          kept = state;
        } else if (step.kind === 'restore') {
          if (kept === null) continue;
          await shop.restore();
          state = kept;
        } else {
          await shop.correct('offer', { [HIDDEN]: step.kind === 'hide' ? 'yes' : 'no' });
          state = { ...state, isHidden: step.kind === 'hide' };
        }
        const shown = await shop.read();
        for (const record of RECORDS) {
          const wanted = toShown(state[record], record, state.isActive && !state.isHidden);
          expect(pickCells(shown[record], wanted)).toEqual(wanted);
        }
      }
      shop.close();
    }),
    { numRuns: pickEffort(15, 50) },
  );
}, 240_000);
