import { formatRegions } from './format-regions';

test.each([
  [['GB'], 'en', 'United Kingdom'],
  [['GB', 'FR'], 'en', 'United Kingdom and France'],
  [['GB', 'FR', 'ES'], 'es', 'Reino Unido, Francia y España'],
  [['Europe'], 'en', 'Europe'],
  [['ZZZ', 'gb'], 'en', 'ZZZ and gb'],
] as const)('%j in %s is %j', (regions, locale, text) => {
  expect(formatRegions([...regions], locale)).toBe(text);
});
