import fc from 'fast-check';
import type { CatalogueWriter } from '@/lib/catalogue';
import { RefusedError } from '@/lib/catalogue/rules';
import { openImportCatalogue } from '../testing/open-import-catalogue';
import { buildRawOffer, buildTombstone } from '../testing/raw-format';
import { correctItem } from './correct-items';

const NOW = new Date('2026-11-21T12:00:00Z');
const RUNS = { numRuns: 12 };
const TITLES = ['10% off', '20% off', '30% off', '40% off'] as const;

type Shown = { title: string; isLive: boolean };
/** What the feed says of the offer, and what the operator says. */
type Model = { feed: string; isActive: boolean; title: string | null; isHidden: boolean };

const title = fc.constantFrom(...TITLES);
const step = fc.oneof(
  fc.record({ kind: fc.constant('import' as const), title, isPart: fc.boolean() }),
  fc.record({ kind: fc.constant('retire' as const) }),
  fc.record({ kind: fc.constant('set' as const), title }),
  fc.record({ kind: fc.constantFrom('clear' as const, 'hide' as const, 'show' as const) }),
);

it('corrections win after any imports, and what the feed says comes back at their end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const catalogue = await openImportCatalogue();
      const correct = (set: Record<string, string>, clear: string[] = []) =>
        catalogue.store.write((writer) =>
          correctItem(writer, { record: 'offer', target: 'net:1', set, clear }, NOW),
        );
      const model: Model = { feed: '10% off', isActive: true, title: null, isHidden: false };
      await catalogue.run([buildRawOffer({ externalId: '1', title: model.feed })], { mode: 'delta' });
      for (const taken of steps) {
        if (taken.kind === 'import') {
          const change = taken.isPart ? 'part' : 'whole';
          await catalogue.run([buildRawOffer({ externalId: '1', title: taken.title, change })], {
            mode: 'delta',
          });
          Object.assign(model, { feed: taken.title, isActive: true });
        } else if (taken.kind === 'retire') {
          await catalogue.run([buildTombstone('1')], { mode: 'delta' });
          model.isActive = false;
        } else if (taken.kind === 'set') {
          await correct({ title: taken.title });
          model.title = taken.title;
        } else if (taken.kind === 'clear') {
          await correct({}, ['title']);
          model.title = null;
        } else {
          await correct({ hidden: taken.kind === 'hide' ? 'yes' : 'no' });
          model.isHidden = taken.kind === 'hide';
        }
        const offer = await catalogue.source.getCoupon(1);
        const isLive = (await catalogue.source.listCoupons()).total === 1;
        const shown: Shown = { title: offer?.name ?? '', isLive };
        expect(shown).toEqual({
          title: model.title ?? model.feed,
          isLive: model.isActive && !model.isHidden,
        });
      }
      catalogue.close();
    }),
    RUNS,
  );
}, 60_000);

const NAMES = ['a', 'b', 'c', 'd', 'e'] as const;
const name = fc.constantFrom(...NAMES);
const move = fc.record({ kind: fc.constantFrom('rename' as const, 'merge' as const), from: name, to: name });

it('old addresses lead to a brand at once, and never round', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 15 }), async (moves) => {
      const { store, source, run, close } = await openImportCatalogue();
      const rows = ['a', 'b', 'c'].map((externalId) =>
        buildRawOffer({ externalId, brand: { externalId, names: [externalId] }, code: `C${externalId}` }),
      );
      await run(rows);
      const used = new Set<string>(['a', 'b', 'c']);
      for (const { kind, from, to } of moves) {
        const work = (writer: CatalogueWriter): Promise<unknown> =>
          kind === 'rename' ? writer.rename('brand', from, to) : writer.mergeBrand(from, to);
        await store
          .write(work)
          .then(() => used.add(to))
          .catch((error: unknown) => {
            if (!(error instanceof RefusedError)) throw error;
          });
        const brands = (await source.listBrands()).items.map(({ uniqueName }) => uniqueName);
        for (const address of used) {
          const brand = await source.getBrandByUniqueName(address);
          expect(brands).toContain(brand?.uniqueName);
          if (brands.includes(address)) expect(brand?.uniqueName).toBe(address);
        }
        const report = await run(rows);
        expect(report).toMatchObject({
          status: 'imported',
          brands: { created: 0 },
          offers: { unchanged: 3 },
        });
        expect((await source.listBrands()).total).toBe(brands.length);
      }
      close();
    }),
    RUNS,
  );
}, 60_000);
