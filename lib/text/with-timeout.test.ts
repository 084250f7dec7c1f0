import { inspect } from 'node:util';
import { TimeoutError, withTimeout } from './with-timeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const hung = new Promise<never>(() => undefined);

test('resolves or rejects as the work does', async () => {
  await expect(withTimeout(50, async () => 1)).resolves.toBe(1);
  await expect(withTimeout(50, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(jest.getTimerCount()).toBe(0);
});

test('rejects what takes too long, and aborts it', async () => {
  let signal: AbortSignal | undefined;
  const failure = withTimeout(50, (given) => ((signal = given), hung)).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(50);
  await expect(failure).resolves.toEqual(new TimeoutError('No response within 50 ms'));
  expect(signal?.aborted).toBe(true);
});

test('prints as one line', () => {
  expect(inspect(new TimeoutError('No response within 50 ms'))).toBe(
    'TimeoutError: No response within 50 ms',
  );
});
