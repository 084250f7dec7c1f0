import { pickEffort } from '@/lib/testing/long-run';
import { fc } from '@/lib/testing/fast-check';
import { buildNewBrand } from '../../testing/new-rows';
import { openTestCatalogue, removeTestCatalogues, type TestCatalogue } from '../testing/open-test-catalogue';
import { toWords } from './words';

const STEMS =
  'Lumera Lumena Tidewell Harbour Nordlys Mirabelle Alpenglow Brindle Castor Dovetail Ember Fjella'.split(
    ' ',
  );
const TAILS = 'Living Outfitters Kitchen Studio Garden Travel Books Sport Atelier Mercantile'.split(' ');
const NAMES = STEMS.flatMap((stem) => [
  stem,
  ...TAILS.map((tail) => `${stem} ${tail}`),
  `Café ${stem}`,
  `${stem} & Søn`,
]);
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue(new Date('2026-11-20T12:00:00Z'));
  const brands = NAMES.map((name, index) => buildNewBrand({ uniqueName: `brand-${index}`, name }));
  await catalogue.store.write((writer) => writer.saveBrands(brands));
});
afterAll(removeTestCatalogues);

type Edit = { kind: 'delete' | 'insert' | 'substitute' | 'swap'; at: number; letter: string };

function applyEdit(word: string, { kind, at, letter }: Edit): string {
  const index = at % word.length;
  const [before, after] = [word.slice(0, index), word.slice(index + 1)];
  if (kind === 'delete') return before + after;
  if (kind === 'insert') return before + letter + word.slice(index);
  if (kind === 'substitute') return before + letter + after;
  return before + after.slice(0, 1) + word.charAt(index) + after.slice(1);
}

describe('a name with a typo', () => {
  it('finds its brand on page one, whichever word of five letters or more has one edit', async () => {
    const edit = fc.record({
      kind: fc.constantFrom<Edit['kind']>('delete', 'insert', 'substitute', 'swap'),
      at: fc.nat(20),
      letter: fc.constantFrom(...LETTERS),
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...NAMES), fc.nat(3), edit, async (name, pick, change) => {
        const words = toWords(name);
        const long = words.filter((word) => word.length >= 5);
        const chosen = long[pick % long.length];
        const query = words.map((word) => (word === chosen ? applyEdit(word, change) : word)).join(' ');
        const { brands } = await catalogue.source.search({ query, type: 'brands' });
        expect(brands.items.map((brand) => brand.name)).toContain(name);
      }),
      { numRuns: pickEffort(60, 250) },
    );
  }, 60_000);

  it('comes after what matches as typed, with a true total', async () => {
    const { brands } = await catalogue.source.search({ query: 'lumera kitchen', type: 'brands' });
    expect(brands.items.map((brand) => brand.name)).toEqual(['Lumera Kitchen', 'Lumena Kitchen']);
    expect(brands.total).toBe(2);
  });

  it('leaves words of four letters or fewer as they are', async () => {
    expect(await catalogue.source.search({ query: 'caff', type: 'brands' })).toMatchObject({ total: 0 });
  });
});
