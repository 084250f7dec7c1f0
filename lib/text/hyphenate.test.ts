import { hyphenate } from './hyphenate';

const show = (text: string) => hyphenate(text).replaceAll('\u00AD', '-');

it.each([
  ['Blütenmanufaktur 46', 'Blü-ten-manu-fak-tur 46'],
  ['Weatherproofing', 'Wea-ther-proo-fing'],
  ['Schokoladenwerkstatt', 'Scho-kola-den-werk-statt'],
  ['Électroménager', 'Élec-tro-ména-ger'],
  ['Federweide', 'Feder-weide'],
  ['Outfitters', 'Out-fit-ters'],
  ['Larkspur', 'Larkspur'],
  ['Lumera & Cie', 'Lumera & Cie'],
  ['خصم على جميع العطورالطويلة', 'خصم على جميع العطورالطويلة'],
])('%s', (text, expected) => {
  expect(show(text)).toBe(expected);
});

it('changes nothing but where a word may break', () => {
  expect(hyphenate('Blütenmanufaktur').replaceAll('\u00AD', '')).toBe('Blütenmanufaktur');
});
