import type { Expiry } from './expiry';
import { formatExpiry, formatVerified } from './format-expiry';

const NOW = new Date('2026-11-20T12:00:00Z');

const labels = {
  endedOn: 'Ended {date}',
  endsToday: 'Ends today',
  daysLeft: { one: '{count} day left', other: '{count} days left' },
  endsOn: 'Ends {date}',
  noEndDate: 'No end date',
};
const cases: [Expiry, string][] = [
  [{ state: 'never' }, 'No end date'],
  [{ state: 'today' }, 'Ends today'],
  [{ state: 'soon', daysLeft: 1 }, '1 day left'],
  [{ state: 'soon', daysLeft: 14 }, '14 days left'],
  [{ state: 'later', endsAt: Date.UTC(2027, 0, 12, 23, 59) }, 'Ends 12 Jan 2027'],
  [{ state: 'expired', endsAt: Date.UTC(2026, 9, 1, 23, 59) }, 'Ended 1 Oct 2026'],
];

test.each(cases)('%j reads %j', (expiry, text) => {
  expect(formatExpiry(expiry, labels, 'en')).toBe(text);
});

test.each([
  [Date.UTC(2027, 0, 12), 'Ends 12 Jan'],
  [Date.UTC(2027, 8, 15), 'Ends 15 Sept'],
  [Date.UTC(2027, 8, 17), 'Ends 17 Sept 2027'],
  [Date.UTC(2027, 10, 20), 'Ends 20 Nov 2027'],
])('a day near to now has no year: %j', (endsAt, text) => {
  expect(formatExpiry({ state: 'later', endsAt }, labels, 'en', NOW)).toBe(text);
});

test.each([
  ['2026-11-03T10:00:00Z', 'en', 'Verified 3 Nov'],
  ['2025-11-03T10:00:00Z', 'en', 'Verified 3 Nov 2025'],
  ['2026-11-03', 'fr', 'Verified 3 nov.'],
  ['2026-11-01', 'fr', 'Verified 1er nov.'],
  ['2026-11-01', 'es', 'Verified 1 nov'],
  [null, 'en', null],
  ['yesterday', 'en', null],
] as const)('a verification at %j in %s reads %j', (verifiedAt, locale, text) => {
  expect(formatVerified(verifiedAt, 'Verified {date}', locale, NOW)).toBe(text);
});
