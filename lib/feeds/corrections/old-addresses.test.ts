import { fc } from '@/lib/testing/fast-check';
import type { AddressedRecord, CatalogueSource, CatalogueWriter } from '@/lib/catalogue';
import { RefusedError } from '@/lib/catalogue/rules';
import { buildNewArticle } from '@/lib/catalogue/testing/new-rows';
import { pickEffort } from '@/lib/testing/long-run';
import { openImportCatalogue } from '../testing/open-import-catalogue';
import { buildRawOffer } from '../testing/raw-format';

const NAMES = ['a', 'b', 'c', 'd', 'e'] as const;
const FIRST = ['a', 'b', 'c'];
const arbitraryMoves = fc.array(
  fc.record({
    kind: fc.constantFrom('rename' as const, 'merge' as const),
    /** Which of those that there are then. */
    ...{ from: fc.nat({ max: 2 }), to: fc.nat({ max: 2 }) },
    name: fc.constantFrom(...NAMES),
  }),
  { maxLength: 15 },
);

type Catalogue = Awaited<ReturnType<typeof openImportCatalogue>>;
type Addressed = {
  record: AddressedRecord;
  /** Brings those of FIRST in, and again as feeds and files do that know nothing of their moves. */
  save(catalogue: Catalogue): Promise<void>;
  /** Takes one out, in favour of another one. */
  merge?(writer: CatalogueWriter, from: string, to: string): Promise<unknown>;
  list(source: CatalogueSource): Promise<string[]>;
  /** The address of what an address shows or leads to. */
  find(source: CatalogueSource, address: string): Promise<string | undefined>;
};

const ADDRESSED: Addressed[] = [
  {
    record: 'brand',
    async save({ run }) {
      const rows = FIRST.map((externalId) =>
        buildRawOffer({ externalId, brand: { externalId, names: [externalId] }, code: `C${externalId}` }),
      );
      expect((await run(rows)).status).toBe('imported');
    },
    merge: (writer, from, to) => writer.mergeBrand(from, to),
    list: async (source) => (await source.listBrands()).items.map(({ uniqueName }) => uniqueName),
    find: async (source, address) => (await source.getBrandByUniqueName(address))?.uniqueName,
  },
  {
    record: 'category',
    async save({ store }) {
      await store.write((writer) =>
        writer.saveCategories(FIRST.map((slug) => ({ slug, name: slug.toUpperCase(), icon: '' }))),
      );
    },
    merge: (writer, from, to) => writer.removeCategory(from, to),
    list: async (source) => (await source.listCategories()).items.map(({ slug }) => slug),
    async find(source, address) {
      const isOwn = (await source.listCategories()).items.some(({ slug }) => slug === address);
      return isOwn ? address : (await source.findMovedCategory(address))?.slug;
    },
  },
  {
    record: 'article',
    async save({ store, source }) {
      if ((await source.listArticles()).total > 0) return;
      const articles = FIRST.map((slug) => buildNewArticle({ slug, publishedAt: '2026-01-01' }));
      await store.write((writer) => writer.saveArticles(articles));
    },
    list: async (source) => (await source.listArticles()).items.map(({ slug }) => slug),
    find: async (source, address) => (await source.getArticleBySlug(address))?.slug,
  },
];

it.each(ADDRESSED)(
  'old addresses ($record) lead to one at once, never round and never nowhere',
  async ({ record, save, merge, list, find }) => {
    await fc.assert(
      fc.asyncProperty(arbitraryMoves, async (moves) => {
        const catalogue = await openImportCatalogue();
        const { store, source } = catalogue;
        await save(catalogue);
        const used = new Set(FIRST);
        for (const { kind, name, ...places } of moves) {
          const present = await list(source);
          const [from = '', other = ''] = [places.from, places.to].map(
            (place) => present[place % present.length],
          );
          const isMerge = kind === 'merge' && merge !== undefined;
          const to = isMerge ? other : name;
          const isDone = await store
            .write((writer) => (isMerge ? merge(writer, from, to) : writer.rename(record, from, to)))
            .then(() => true)
            .catch((error: unknown) => {
              if (error instanceof RefusedError) return false;
              throw error;
            });
          if (!isDone) continue;
          used.add(to);
          const own = await list(source);
          await save(catalogue);
          expect(await list(source)).toEqual(own);
          for (const address of used) {
            const found = await find(source, address);
            expect(own).toContain(found);
            if (own.includes(address)) expect(found).toBe(address);
          }
        }
        catalogue.close();
      }),
      { numRuns: pickEffort(12, 80) },
    );
  },
  120_000,
);
