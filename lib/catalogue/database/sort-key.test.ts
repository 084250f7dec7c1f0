import { toSortKey } from './sort-key';

describe('toSortKey', () => {
  it.each([
    ['Café Mirabelle', 'cafe mirabelle'],
    ['ÉCLAIR', 'eclair'],
    ['Ærø & Sons', 'aero sons'],
    ['Señor’s Hilo', 'senor s hilo'],
    ['20% off', '20 off'],
    ['"Quoted"', ' quoted'],
    ['“Quoted”', ' quoted'],
    ['¡Oferta!', ' oferta'],
    ['{braces}', ' braces'],
    ['Яндекс', 'яндекс'],
    ['!!!', ''],
    ['', ''],
  ])('of %j is %j', (text, key) => {
    expect(toSortKey(text)).toBe(key);
  });

  it('puts signs before digits, digits before letters, and other scripts last', () => {
    const titles = [
      'Яблоко',
      'zoo',
      'Éclair',
      'apple',
      '9 lives',
      '“Bed” sale',
      'Zebra',
      'eclair 2',
      '10 days',
    ];
    const sorted = titles.toSorted((a, b) => (toSortKey(a) < toSortKey(b) ? -1 : 1));
    expect(sorted).toEqual([
      ...['“Bed” sale', '10 days', '9 lives', 'apple', 'Éclair', 'eclair 2', 'Zebra', 'zoo', 'Яблоко'],
    ]);
  });

  it('is cut between whole characters', () => {
    expect(toSortKey('𝒜'.repeat(3))).toBe('aaa');
    expect([...toSortKey('𐐷'.repeat(300))]).toHaveLength(100);
  });
});
