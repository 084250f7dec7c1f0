import { acceptCookies, FORGET_DELAY_MS, getConsent, keepEssentialOnly, subscribeToConsent } from './consent';

const KEY = 'cookie-consent';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

it.each([
  ['nothing', null, 'unknown'],
  ['an acceptance', '"accepted"', 'accepted'],
  ['a refusal', '"essential"', 'essential'],
  ['another word', '"rejected"', 'unknown'],
  ['no JSON', 'accepted', 'unknown'],
  ['another shape', '{"accepted":true}', 'unknown'],
])('reads %s', (_, text, expected) => {
  if (text !== null) localStorage.setItem(KEY, text);
  expect(getConsent()).toBe(expected);
});

it('remembers an acceptance and reports it', () => {
  const notify = jest.fn();
  const stop = subscribeToConsent(notify);
  acceptCookies();
  expect(getConsent()).toBe('accepted');
  expect(localStorage.getItem(KEY)).toBe('"accepted"');
  expect(notify).toHaveBeenCalledTimes(1);
  stop();
  acceptCookies();
  expect(notify).toHaveBeenCalledTimes(1);
});

it('remembers that only essential ones are wanted, in place of an acceptance, and for longer than a day', () => {
  acceptCookies();
  keepEssentialOnly();
  expect(getConsent()).toBe('essential');
  expect(localStorage.getItem(KEY)).toBe('"essential"');
  jest.advanceTimersByTime(2 * FORGET_DELAY_MS);
  expect(getConsent()).toBe('essential');
});

it('removes an acceptance from meanwhile 24 hours later, to the millisecond, and reports it', () => {
  expect(FORGET_DELAY_MS).toBe(86_400_000);
  keepEssentialOnly();
  acceptCookies();
  const notify = jest.fn();
  const stop = subscribeToConsent(notify);
  jest.advanceTimersByTime(FORGET_DELAY_MS - 1);
  expect(getConsent()).toBe('accepted');
  jest.advanceTimersByTime(1);
  expect(getConsent()).toBe('unknown');
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(notify).toHaveBeenCalledTimes(1);
  stop();
});

it('holds for the page where storage is denied', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  expect(getConsent()).toBe('unknown');
  acceptCookies();
  expect(getConsent()).toBe('accepted');
  keepEssentialOnly();
  expect(getConsent()).toBe('essential');
});
