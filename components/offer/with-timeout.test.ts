import { withTimeout } from './with-timeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const hung = new Promise<never>(() => undefined);

test('resolves and rejects as the promise does', async () => {
  await expect(withTimeout(Promise.resolve(1), 50)).resolves.toBe(1);
  await expect(withTimeout(Promise.reject(new Error('no')), 50)).rejects.toThrow('no');
  expect(jest.getTimerCount()).toBe(0);
});

test('rejects what takes too long', async () => {
  const failure = withTimeout(hung, 50).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(50);
  await expect(failure).resolves.toEqual(new Error('No result within 50 ms.'));
});
