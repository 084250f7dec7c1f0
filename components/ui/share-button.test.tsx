import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COPIED_MS, ShareButton } from './share-button';

const labels = { share: 'Share', copied: 'Copied', linkCopied: 'Link copied', failed: 'Copy this link:' };
const URL_OF_OFFER = 'http://localhost/brands/lumera?coupon=1';

/** Renders the button where the browser shares so and copies so, and presses it. */
async function press({ share, copy }: { share?: jest.Mock; copy?: jest.Mock }) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: copy && { writeText: copy }, configurable: true });
  render(<ShareButton href="/brands/lumera?coupon=1" title="A fifth off" labels={labels} />);
  await user.click(screen.getByRole('button', { name: 'Share A fifth off' }));
  // What follows when the browser has responded.
  await act(() => jest.advanceTimersByTimeAsync(0));
}

const refuse = (name: string) => jest.fn().mockRejectedValue(new DOMException('no', name));
const allow = () => jest.fn().mockResolvedValue(undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("the system's sheet gets the title and the whole address; nothing is copied", async () => {
  const share = allow();
  const copy = allow();
  await press({ share, copy });
  expect(share).toHaveBeenCalledWith({ title: 'A fifth off', url: URL_OF_OFFER });
  expect(copy).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each(['AbortError', 'InvalidStateError'])(
  'a sheet that ends in %s is no failure: nothing is copied',
  async (name) => {
    const copy = allow();
    await press({ share: refuse(name), copy });
    expect(copy).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
);

test.each([
  ['there is no sheet', undefined],
  ['the sheet is refused', refuse('NotAllowedError')],
])('where %s the link is copied, which the button says for two seconds', async (_, share) => {
  const copy = allow();
  await press({ share, copy });
  expect(copy).toHaveBeenCalledWith(URL_OF_OFFER);
  expect(screen.getByRole('status')).toHaveTextContent('Link copied');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  act(() => jest.advanceTimersByTime(COPIED_MS - 1));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: 'Share A fifth off' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  ['refused', refuse('NotAllowedError')],
  ['not there', undefined],
])('where the clipboard is %s the address is shown', async (_, copy) => {
  await press({ copy });
  expect(screen.getByRole('status')).toHaveTextContent(`Copy this link: ${URL_OF_OFFER}`);
});
