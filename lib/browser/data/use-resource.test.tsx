import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { SWRConfig } from 'swr';
import { useResource } from './use-resource';

type Reply = { path: string; signal: AbortSignal; succeed: (data: string) => void; fail: () => void };

let replies: Reply[] = [];

beforeEach(() => {
  replies = [];
  jest.useFakeTimers();
  const fetchMock = (path: string, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      replies.push({
        path,
        signal,
        succeed: (data) => resolve({ ok: true, json: async () => ({ data }) }),
        fail: () => resolve({ ok: false, status: 500 }),
      });
    });
  Object.assign(globalThis, { fetch: fetchMock });
});
afterEach(() => jest.useRealTimers());

function Reader({ path, name = 'reader' }: { path: string | null; name?: string }) {
  const { data, error, isLoading, mutate } = useResource<string>(path);
  const text = error ? 'failed' : isLoading ? 'loading' : (data ?? 'nothing');
  return (
    <button aria-label={name} onClick={() => void mutate()}>
      {text}
    </button>
  );
}

const withOwnCache = {
  wrapper: ({ children }: { children: React.ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
  ),
};

function getText(name = 'reader') {
  return screen.getByRole('button', { name }).textContent;
}

/** Lets promises and timers that are due do their work. */
const waitForCalls = () => act(() => jest.advanceTimersByTimeAsync(1));

test('asks once and shows what came', async () => {
  render(<Reader path="/a" />, withOwnCache);
  expect(getText()).toBe('loading');
  replies[0]?.succeed('apples');
  await waitForCalls();
  expect(getText()).toBe('apples');
  expect(replies).toHaveLength(1);
});

test('nothing is asked for null', async () => {
  render(<Reader path={null} />, withOwnCache);
  await waitForCalls();
  expect(getText()).toBe('nothing');
  expect(replies).toHaveLength(0);
});

test('a failure is returned, and Try Again asks again', async () => {
  render(<Reader path="/a" />, withOwnCache);
  replies[0]?.fail();
  await waitForCalls();
  expect(getText()).toBe('failed');
  act(() => screen.getByRole('button').click());
  replies[1]?.succeed('apples');
  await waitForCalls();
  expect(getText()).toBe('apples');
});

test('a change of the key aborts the call before it, which is no failure when it is wanted again', async () => {
  const { rerender } = render(<Reader path="/a" />, withOwnCache);
  rerender(<Reader path="/b" />);
  await waitForCalls();
  expect(replies.map(({ path, signal }) => [path, signal.aborted])).toEqual([
    ['/a', true],
    ['/b', false],
  ]);
  rerender(<Reader path="/a" />);
  expect(getText()).toBe('loading');
  await waitForCalls();
  replies[2]?.succeed('apples');
  await waitForCalls();
  expect(getText()).toBe('apples');
});

test('a call that two wait for goes on when one of them leaves', async () => {
  const { rerender } = render(
    <>
      <Reader path="/a" name="first" />
      <Reader path="/a" name="second" />
    </>,
    withOwnCache,
  );
  rerender(<Reader path="/a" name="first" />);
  await waitForCalls();
  expect(replies.map(({ signal }) => signal.aborted)).toEqual([false]);
  replies[0]?.succeed('apples');
  await waitForCalls();
  expect(getText('first')).toBe('apples');
});

test('leaving the page of the only reader aborts', async () => {
  const { unmount } = render(<Reader path="/a" />, withOwnCache);
  unmount();
  await waitForCalls();
  expect(replies[0]?.signal.aborted).toBe(true);
});

test('somebody who comes while a call is aborted gets a response', async () => {
  const { rerender } = render(<Reader path="/a" />, withOwnCache);
  rerender(<Reader path={null} />);
  act(() => jest.advanceTimersByTime(1));
  rerender(<Reader path="/a" />);
  await waitForCalls();
  expect(getText()).toBe('loading');
  replies.at(-1)?.succeed('apples');
  await waitForCalls();
  expect(getText()).toBe('apples');
});

test('strict mode, which mounts everything twice, asks once and aborts nothing', async () => {
  render(
    <StrictMode>
      <Reader path="/a" />
    </StrictMode>,
    withOwnCache,
  );
  await waitForCalls();
  expect(replies.map(({ signal }) => signal.aborted)).toEqual([false]);
  replies[0]?.succeed('apples');
  await waitForCalls();
  expect(getText()).toBe('apples');
});
