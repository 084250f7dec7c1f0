import { buildLatinSlug, buildSlug } from './build-slug';

describe('buildSlug', () => {
  it.each([
    ['Señor Hilo', 'senor-hilo'],
    ['Café Mirabelle', 'cafe-mirabelle'],
    ['Harbour & Pine', 'harbour-pine'],
    ["Otofonix's", 'otofonixs'],
    ['Straße Ørsted Łódź', 'strasse-orsted-lodz'],
    ['--E-WIN--', 'e-win'],
    ['ﬁne', 'fine'],
    ['Кофемания', 'kofemaniya'],
    ['Лента Pro 24', 'lenta-pro-24'],
    ['Їжак', 'izhak'],
    ['Καφές Αθήνα', 'kafes-athina'],
    ['楽天', 'letian'],
    ['ユニクロ カード', 'yunikuro-kado'],
    ['삼성전자', 'samseongjeonja'],
    ['أمازون', 'mzwn'],
    ['फ्लिपकार्ट', 'phlipkart'],
    ['ร้านกาแฟ', 'rankaaef'],
    ['Əli', 'eli'],
    ['Shop™ ☕ €uro', 'shoptm-uro'],
    ['☕', ''],
  ])('turns %s into "%s"', (name, slug) => {
    expect(buildSlug(name)).toBe(slug);
  });

  it('ends at 60 characters, not on a dash', () => {
    expect(buildSlug('x'.repeat(70))).toHaveLength(60);
    expect(buildSlug(`${'x'.repeat(59)} y`)).toBe('x'.repeat(59));
  });
});

describe('buildLatinSlug', () => {
  it.each([
    ['Señor Hilo™', 'senor-hilotm'],
    ['Лента Pro', 'pro'],
    ['楽天', ''],
  ])('turns %s into "%s"', (name, slug) => {
    expect(buildLatinSlug(name)).toBe(slug);
  });
});
