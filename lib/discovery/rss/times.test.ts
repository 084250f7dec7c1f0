import { getArticleChangeTime, getArticleTime, getLatest, getOfferTime, isLive } from './times';

const UNKNOWN = '1970-01-01T00:00:00.000Z';
const NOON = Date.UTC(2026, 10, 20, 12);

describe('getOfferTime', () => {
  it.each([
    ['its last change', '2026-11-20T12:00:00Z', null, NOON],
    ['its last change where it began before', '2026-11-20T12:00:00Z', '2026-11-20', NOON],
    ['its start where that came later', '2026-11-01T00:00:00Z', '2026-11-20T12:00:00Z', NOON],
    ['unknown where its change is', UNKNOWN, '2026-11-20', null],
    ['unknown where its change is no date', 'lately', null, null],
  ])('is %s', (_, updatedAt, startDate, expected) => {
    expect(getOfferTime({ updatedAt, startDate })).toBe(expected);
  });
});

describe('the times of an article', () => {
  it.each([
    ['published before its last change', '2026-11-20', '2026-11-20T12:00:00Z', Date.UTC(2026, 10, 20), NOON],
    ['written before it was published', '2026-11-20T12:00:00Z', '2026-11-01T00:00:00Z', NOON, NOON],
    ['of unknown change', '2026-11-20T12:00:00Z', UNKNOWN, NOON, null],
    ['without a date', null, '2026-11-20T12:00:00Z', null, NOON],
  ])('%s', (_, publishedAt, updatedAt, published, changed) => {
    const article = { publishedAt, updatedAt, createdAt: UNKNOWN };
    expect(getArticleTime(article)).toBe(published);
    expect(getArticleChangeTime(article)).toBe(changed);
  });
});

describe('getLatest', () => {
  it.each([
    ['the latest', [1, 3, 2], 3],
    ['unknown where one is', [1, null, 2], null],
    ['none of none', [], null],
  ])('is %s', (_, times, expected) => {
    expect(getLatest(times)).toBe(expected);
  });
});

describe('isLive', () => {
  it.each([
    ['without dates', null, null, true],
    ['on its last day', null, '2026-11-20', true],
    ['the day after', null, '2026-11-19', false],
    ['as it begins', '2026-11-20T12:00:00Z', null, true],
    ['before it begins', '2026-11-20T12:00:01Z', null, false],
  ])('%s', (_, startDate, endDate, expected) => {
    expect(isLive({ startDate, endDate }, new Date(NOON))).toBe(expected);
  });
});
