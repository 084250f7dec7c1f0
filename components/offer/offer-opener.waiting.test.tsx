import type * as Loading from './load-offer-dialog';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { buildOfferHref } from '@/lib/url/paths';
import { stubDialog } from '@/components/ui/testing/stub-dialog';
import { forgetOfferDialog, loadOfferDialog } from './load-offer-dialog';
import { CHUNK_TIMEOUT_MS, OfferOpener } from './offer-opener';

jest.mock('./load-offer-dialog');
jest.mock('./ad/offer-with-ad', () => ({
  OfferWithAd: ({ children }: { children: ReactNode }) => <div>{children}</div>,
}));
jest.mock('./request-offer', () => ({
  requestOffer: () => ({ response: new Promise(() => undefined), copying: null }),
}));

const load = jest.mocked(loadOfferDialog);
const hung: ReturnType<typeof loadOfferDialog> = new Promise(() => undefined);

let parts: Awaited<ReturnType<typeof loadOfferDialog>>;

beforeAll(async () => {
  stubDialog();
  Object.assign(globalThis, { fetch: () => hung });
  const actual = jest.requireActual<typeof Loading>('./load-offer-dialog');
  parts = await actual.loadOfferDialog('en');
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  window.history.replaceState(null, '', '/coupons');
});

afterEach(() => jest.useRealTimers());

/** Past the frame that shows the link pressed, which comes before everything else. */
async function passFrame() {
  await act(() => jest.advanceTimersByTimeAsync(20));
}

function renderLink() {
  render(
    <>
      <a href={buildOfferHref('en', 'lumera', { kind: 'coupon', id: 9 })}>Get code</a>
      <OfferOpener locale="en" />
    </>,
  );
  return screen.getByRole('link', { name: 'Get code' });
}

test('the pressed link is busy until the dialog is there, or its page is asked for', async () => {
  load.mockReturnValue(hung);
  const link = renderLink();
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fireEvent.click(link);
  expect(link).toHaveAttribute('aria-busy', 'true');
  await passFrame();
  await act(() => jest.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 30));
  expect(link).toHaveAttribute('aria-busy', 'true');
  expect(errors).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(30));
  expect(link).not.toHaveAttribute('aria-busy');
  // jsdom says that it cannot load pages: the link was followed.
  expect(String(errors.mock.calls[0])).toMatch(/navigation/);
  errors.mockRestore();
});

test('what never came is let go, and the next click tries again', async () => {
  load.mockReturnValue(hung);
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const link = renderLink();
  fireEvent.click(link);
  await passFrame();
  await act(() => jest.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS));
  expect(forgetOfferDialog).toHaveBeenCalledWith('en');
  const calls = load.mock.calls.length;
  fireEvent.click(link);
  await passFrame();
  expect(load.mock.calls.length).toBeGreaterThan(calls);
  await act(() => jest.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS));
  errors.mockRestore();
});

test('the browser paints the pressed link before the dialog is made', async () => {
  load.mockResolvedValue(parts);
  fireEvent.click(renderLink());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(20));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});
