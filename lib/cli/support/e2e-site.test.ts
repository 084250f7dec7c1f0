import { isCatalogueOutdated } from './e2e-site';

const now = new Date('2030-01-02T12:00:00Z');

it.each([
  ['made today', '2030-01-02T00:00:00Z', '2030-01-01T00:00:00Z', false],
  ['made yesterday', '2030-01-01T23:59:59Z', '2030-01-01T00:00:00Z', true],
  ['made before its sources changed', '2030-01-02T10:00:00Z', '2030-01-02T11:00:00Z', true],
  ['never made', '1970-01-01T00:00:00Z', '2030-01-01T00:00:00Z', true],
])('isCatalogueOutdated of one %s', (_, madeAt, changedAt, expected) => {
  expect(isCatalogueOutdated(Date.parse(madeAt), Date.parse(changedAt), now)).toBe(expected);
});
