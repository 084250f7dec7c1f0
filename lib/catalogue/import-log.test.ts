import { listLateSources } from './import-log';

const NOW = new Date('2026-11-22T12:00:00Z');
const since = '2026-01-01T00:00:00.000Z';
const DAILY = { source: 'daily', since, lastSuccess: '2026-11-22T03:00:00.000Z' };
const STUCK = { source: 'stuck', since, lastSuccess: '2026-11-20T11:59:59.999Z' };
const NEVER = { source: 'never', since: '2026-11-19T00:00:00.000Z', lastSuccess: null };
const NEW = { source: 'new', since: '2026-11-22T11:00:00.000Z', lastSuccess: null };
const ALL = [STUCK, NEW, NEVER, DAILY];

it.each([
  [48, [NEVER, STUCK]],
  [72, [NEVER]],
  [96, []],
  [0, []],
])('those without a success for %s hours', (hours, late) => {
  expect(listLateSources(ALL, hours, NOW)).toEqual(late);
});
