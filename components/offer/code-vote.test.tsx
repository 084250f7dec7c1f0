import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keptVotes, UNDO_MS, VOTES_PATH } from '@/lib/browser/votes';
import { messages } from '@/lib/i18n/messages/en';
import { CodeVote } from './code-vote';

const texts = messages.offer.panel.vote;
const fetchMock = jest.fn<Promise<{ status: number }>, [string, { body: string }]>(async () => ({
  status: 204,
}));

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockClear();
  Object.assign(globalThis, { fetch: fetchMock });
});
afterEach(() => {
  jest.useRealTimers();
  keptVotes.clear();
});

const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const renderVote = (isAsked = true) => render(<CodeVote couponId={9} isAsked={isAsked} texts={texts} />);
const readBodies = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(body));

test('asks only once a code is copied, in a line that is there before', () => {
  const { rerender, container } = renderVote(false);
  expect(container.firstElementChild).toHaveClass('waiting');
  rerender(<CodeVote couponId={9} isAsked texts={texts} />);
  expect(container.firstElementChild).not.toHaveClass('waiting');
  expect(screen.getByRole('group', { name: texts.question })).toBeVisible();
});

test('one vote an offer is sent and kept, and can be taken back for a minute', async () => {
  const user = setup();
  const { unmount } = renderVote();
  await user.click(screen.getByRole('button', { name: texts.no }));
  expect(screen.getByText(texts.saidNo)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.yes })).not.toBeInTheDocument();
  unmount();
  renderVote(false);
  await user.click(screen.getByRole('button', { name: texts.undo }));
  expect(keptVotes.read()).toEqual([]);
  const [given, undone] = readBodies();
  expect(fetchMock.mock.calls[0]?.[0]).toBe(VOTES_PATH);
  expect(given).toEqual({
    ...{ offer: 'coupon', id: 9, worked: false },
    token: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/),
  });
  expect(undone).toEqual({ ...given, worked: null });
});

test('after a minute nothing can be taken back, and the focus is not lost on the way', async () => {
  const user = setup();
  const { container } = renderVote();
  await user.click(screen.getByRole('button', { name: texts.yes }));
  expect(container.firstElementChild).toHaveFocus();
  await act(() => jest.advanceTimersByTimeAsync(UNDO_MS));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText(texts.saidYes)).toBeVisible();
});

test('a vote that cannot be sent is not kept, says so, and is the same one when it is sent again', async () => {
  const user = setup();
  fetchMock.mockRejectedValueOnce(new TypeError('offline'));
  renderVote();
  await user.click(screen.getByRole('button', { name: texts.yes }));
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed);
  await user.click(screen.getByRole('button', { name: texts.yes }));
  expect(screen.getByText(texts.saidYes)).toBeVisible();
  const [lost, sent] = readBodies();
  expect(sent).toEqual(lost);
});

test('works for as long as the page is open where storage is denied', async () => {
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const user = setup();
  renderVote();
  await user.click(screen.getByRole('button', { name: texts.yes }));
  expect(screen.getByText(texts.saidYes)).toBeVisible();
  denied.mockRestore();
});

test('whatever else lies in storage is no vote', () => {
  localStorage.setItem('offer-votes', '[{"offer":"coupon 9","worked":"yes"},7,null]');
  renderVote();
  expect(screen.getByRole('button', { name: texts.yes })).toBeVisible();
});
