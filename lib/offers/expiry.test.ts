import { getExpiry, isExpired, splitByExpiry } from './expiry';
import { getEndTime, getStartTime } from '@/lib/catalogue/rules/offer-dates';
import { buildCoupon } from '@/lib/testing/build-offer';

test.each([
  [null, null],
  ['no date', null],
  ['2026-11-30', Date.UTC(2026, 11, 1)],
  ['2026-11-30T18:30:00Z', Date.UTC(2026, 10, 30, 18, 30)],
  ['2026-11-30T18:30:00+02:00', Date.UTC(2026, 10, 30, 16, 30)],
])('the end date %j is over at %j', (endDate, time) => {
  expect(getEndTime(endDate)).toBe(time);
});

test.each([
  [null, null],
  ['no date', null],
  ['2026-11-30', Date.UTC(2026, 10, 30)],
  ['2026-11-30T18:30:00Z', Date.UTC(2026, 10, 30, 18, 30)],
])('the start date %j begins at %j', (startDate, time) => {
  expect(getStartTime(startDate)).toBe(time);
});

test.each([
  ['a date is good to its last millisecond', '2026-11-30', '2026-11-30T23:59:59.999Z', false],
  ['and over with the next day', '2026-11-30', '2026-12-01T00:00:00.000Z', true],
  ['an instant is good until it', '2026-11-30T12:00:00Z', '2026-11-30T11:59:59.999Z', false],
  ['and over with it', '2026-11-30T12:00:00Z', '2026-11-30T12:00:00.000Z', true],
  ['no date never expires', null, '2999-01-01T00:00:00Z', false],
  ['nor does what is no date', 'soon', '2999-01-01T00:00:00Z', false],
])('%s', (_, endDate, now, expected) => {
  expect(isExpired(endDate, new Date(now))).toBe(expected);
});

const NOON = '2026-11-20T12:00:00Z';
const END_OF_TODAY = Date.UTC(2026, 10, 21) - 1;

test.each([
  ['without an end', null, NOON, { state: 'never' }],
  ['over since yesterday', '2026-11-19', NOON, { state: 'expired', endsAt: Date.UTC(2026, 10, 20) - 1 }],
  [
    'over for a millisecond',
    '2026-11-20',
    '2026-11-21T00:00:00Z',
    { state: 'expired', endsAt: END_OF_TODAY },
  ],
  ['in its last millisecond', '2026-11-20', '2026-11-20T23:59:59.999Z', { state: 'today' }],
  ['at the start of its last day', '2026-11-20', '2026-11-20T00:00:00Z', { state: 'today' }],
  ['ending at the coming midnight', '2026-11-21T00:00:00Z', NOON, { state: 'today' }],
  ['ending a minute past it', '2026-11-21T00:01:00Z', NOON, { state: 'soon', daysLeft: 1 }],
  ['ending tomorrow', '2026-11-21', NOON, { state: 'soon', daysLeft: 1 }],
  ['ending tomorrow, late today', '2026-11-21', '2026-11-20T23:59:59Z', { state: 'soon', daysLeft: 1 }],
  ['ending in two weeks', '2026-12-04', NOON, { state: 'soon', daysLeft: 14 }],
  ['ending a day later', '2026-12-05', NOON, { state: 'later', endsAt: Date.UTC(2026, 11, 6) - 1 }],
])('an offer %s', (_, endDate, now, expected) => {
  expect(getExpiry(endDate, new Date(now))).toEqual(expected);
});

test('parts live from expired offers and keeps their order', () => {
  const offers = [
    buildCoupon({ id: 1, endDate: null }),
    buildCoupon({ id: 2, endDate: '2026-11-19' }),
    buildCoupon({ id: 3, endDate: '2026-11-20' }),
    buildCoupon({ id: 4, endDate: '2026-01-01' }),
  ];
  const { live, expired } = splitByExpiry(offers, new Date('2026-11-20T12:00:00Z'));
  expect(live.map(({ id }) => id)).toEqual([1, 3]);
  expect(expired.map(({ id }) => id)).toEqual([2, 4]);
});
