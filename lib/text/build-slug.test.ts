import { buildSlug } from './build-slug';

describe('buildSlug', () => {
  it.each([
    ['Señor Hilo', 'senor-hilo'],
    ['Café Mirabelle', 'cafe-mirabelle'],
    ['Harbour & Pine', 'harbour-pine'],
    ["Otofonix's", 'otofonixs'],
    ['Straße Ørsted Łódź', 'strasse-orsted-lodz'],
    ['--E-WIN--', 'e-win'],
    ['ﬁne', 'fine'],
    ['楽天', ''],
  ])('turns %s into "%s"', (name, slug) => {
    expect(buildSlug(name)).toBe(slug);
  });

  it('ends at 60 characters, not on a dash', () => {
    expect(buildSlug('x'.repeat(70))).toHaveLength(60);
    expect(buildSlug(`${'x'.repeat(59)} y`)).toBe('x'.repeat(59));
  });
});
