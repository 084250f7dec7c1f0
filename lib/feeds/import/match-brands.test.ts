import type { FeedBrand } from '../row/feed-offer';
import { listBrandNameCandidates, pickBrandName } from './match-brands';

const rebtel: FeedBrand = {
  externalId: '7',
  names: ['Rebtel', 'Rebtel (US)'],
  uniqueName: null,
  siteUrl: null,
  logo: null,
};

function pick(taken: string[], brand = rebtel) {
  return pickBrandName(listBrandNameCandidates('awin', brand), new Set(taken));
}

describe('the name of a new brand', () => {
  it('is the short one where that is free', () => {
    expect(pick([])).toEqual({ name: 'Rebtel', uniqueName: 'rebtel' });
  });

  it('is the full one where another shop has the short one', () => {
    expect(pick(['rebtel'])).toEqual({ name: 'Rebtel (US)', uniqueName: 'rebtel-us' });
  });

  it('gets a number where both are taken', () => {
    expect(pick(['rebtel', 'rebtel-us', 'rebtel-us-2'])).toEqual({
      name: 'Rebtel (US)',
      uniqueName: 'rebtel-us-3',
    });
  });

  it('gets its source and id where all numbers are taken', () => {
    const numbered = [2, 3, 4, 5, 6, 7, 8, 9].map((suffix) => `rebtel-us-${suffix}`);
    expect(pick(['rebtel', 'rebtel-us', ...numbered]).uniqueName).toBe('rebtel-us-awin-7');
  });

  it.each([
    ['楽天', 'letian'],
    ['Лента Pro', 'lenta-pro'],
    ['☕', 'brand-7'],
  ])('makes of %s the address %s', (name, uniqueName) => {
    expect(pick([], { ...rebtel, names: [name] })).toEqual({ name, uniqueName });
  });

  it('is also looked for under the address that an older version gave it', () => {
    const list = (name: string) =>
      listBrandNameCandidates('awin', { ...rebtel, names: [name] }).map(({ uniqueName }) => uniqueName);
    expect(list('楽天')).toContain('brand-7');
    expect(list('Лента Pro')).toContain('pro');
  });

  it('is addressed by a digest where its id fits no address either', () => {
    const { uniqueName } = pick([], { ...rebtel, names: ['???'], externalId: '???' });
    expect(uniqueName).toMatch(/^brand-[0-9a-f]{8}$/);
  });
});
