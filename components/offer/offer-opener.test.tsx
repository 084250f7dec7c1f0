import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import type { ReactNode } from 'react';
import { toApiBrand } from '@/lib/catalogue/wire/brand';
import { toApiCoupon, toApiDeal } from '@/lib/catalogue/wire/offer';
import { buildBrand, buildCoupon, buildDeal } from '@/lib/testing/build-offer';
import { buildOfferHref } from '@/lib/url/paths';
import { stubDialog } from '@/components/ui/testing/stub-dialog';
import { OfferOpener, waitForPaint } from './offer-opener';

/** The pointer counts at once: dialog.test.tsx tests that it does not. */
jest.mock('@/components/ui/use-opening-guard', () => ({
  useOpeningGuard: () => ({ isFresh: false, guards: {} }),
}));

jest.mock('./ad/offer-with-ad', () => ({
  OfferWithAd: ({ children }: { children: ReactNode }) => <div data-testid="ad">{children}</div>,
}));

const COUPON = '/api/v1/coupons/9';
const DEAL = '/api/v1/deals/4';
const COUPON_HREF = buildOfferHref('en', 'lumera', { kind: 'coupon', id: 9 });
const PAGE = { tree: 'of the page' };

const replies = new Map<string, () => Promise<object>>();
/** Without the brand, which only helps where offers can only be listed. */
const toPath = (address: string) => address.replace(/\?brand=.*/, '');
const fetchMock = jest.fn(
  (address: string) => replies.get(toPath(address))?.() ?? Promise.reject(new Error(address)),
);
const reply = (data: unknown) => () => Promise.resolve({ ok: true, json: async () => ({ data }) });

beforeAll(stubDialog);

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetchMock });
  fetchMock.mockClear();
  replies.clear();
  replies.set(COUPON, reply(toApiCoupon(buildCoupon({ id: 9 }))));
  replies.set(DEAL, reply(toApiDeal(buildDeal({ id: 4 }))));
  window.history.pushState(PAGE, '', '/coupons');
});

function renderPage() {
  const user = userEvent.setup();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <a href={COUPON_HREF}>Get code</a>
      <a href={buildOfferHref('en', 'lumera', { kind: 'deal', id: 4 })}>Get deal</a>
      <a href={buildOfferHref('en', '7', { kind: 'coupon', id: 9 })}>By id</a>
      <a href={COUPON_HREF} target="_blank" rel="noreferrer">
        New tab
      </a>
      <OfferOpener locale="en" />
    </SWRConfig>,
  );
  return user;
}

async function openCoupon() {
  const user = renderPage();
  await user.click(screen.getByRole('link', { name: 'Get code' }));
  await screen.findByRole('dialog', { name: 'A fifth off all lamps' });
  return user;
}

const getAddress = () => window.location.pathname + window.location.search;
/** The state of an entry is a copy each time. */
const getState = (): unknown => window.history.state;
const goBack = () => act(async () => window.history.back());

test('a click opens the offer in place, its address follows, its code is on the clipboard', async () => {
  await openCoupon();
  expect(getAddress()).toBe('/brands/lumera?coupon=9');
  expect(getState()).toMatchObject({ ...PAGE, openOffer: true });
  expect(screen.getByRole('heading', { name: 'A fifth off all lamps' })).toHaveFocus();
  expect(screen.getByText('SUMMER20')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lumera' })).toHaveAttribute('href', '/brands/lumera');
  expect(await screen.findByText('The code is on your clipboard.')).toBeVisible();
  await expect(navigator.clipboard.readText()).resolves.toBe('SUMMER20');
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([`${COUPON}?brand=lumera`]);
});

test('a deal opens with its shop and touches no clipboard', async () => {
  const user = renderPage();
  const write = jest.spyOn(navigator.clipboard, 'write');
  await user.click(screen.getByRole('link', { name: 'Get deal' }));
  await screen.findByRole('dialog', { name: 'Linen sets' });
  expect(getAddress()).toBe('/brands/lumera?deal=4');
  expect(screen.getByRole('link', { name: /Go to Lumera/ })).toHaveAttribute(
    'href',
    'https://track.example/lumera',
  );
  expect(write).not.toHaveBeenCalled();
});

test('Enter on a link opens it', async () => {
  const user = renderPage();
  screen.getByRole('link', { name: 'Get code' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'A fifth off all lamps' })).toBeVisible();
});

test.each([
  ['with a modifier', { ctrlKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with the middle button', { button: 1 }],
])('a click %s is left to the browser', async (_, init) => {
  renderPage();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  const link = screen.getByRole('link', { name: 'Get code' });
  // jsdom cannot load the link's page.
  const onClick = jest.fn((click: MouseEvent) => click.preventDefault());
  window.addEventListener('click', onClick, { once: true });
  fireEvent(link, event);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(fetchMock).not.toHaveBeenCalled();
  expect(getAddress()).toBe('/coupons');
});

test('a link to a new tab, or one that somebody else has handled, is left alone', async () => {
  const user = renderPage();
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(screen.getByRole('link', { name: 'Get code' }));
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(screen.getByRole('link', { name: 'New tab' }));
  expect(fetchMock).not.toHaveBeenCalled();
});

test('closing gives the focus and the page its address back, and leaves no entry', async () => {
  const user = await openCoupon();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(getAddress()).toBe('/coupons'));
  expect(getState()).toMatchObject(PAGE);
  expect(getState()).not.toHaveProperty('openOffer', true);
  expect(screen.getByRole('link', { name: 'Get code' })).toHaveFocus();
});

test('back closes it, forward opens it again without copying', async () => {
  await openCoupon();
  await goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(getAddress()).toBe('/coupons');
  act(() => window.history.forward());
  expect(await screen.findByRole('dialog', { name: 'A fifth off all lamps' })).toBeVisible();
  expect(getAddress()).toBe('/brands/lumera?coupon=9');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('one that is opened right after closing another waits for the way back', async () => {
  const user = await openCoupon();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('link', { name: 'Get deal' }));
  await screen.findByRole('dialog', { name: 'Linen sets' });
  expect(getAddress()).toBe('/brands/lumera?deal=4');
  await goBack();
  await waitFor(() => expect(getAddress()).toBe('/coupons'));
});

test('a click in the moment of closing is not lost', async () => {
  await openCoupon();
  const close = screen.getByRole('button', { name: 'Close' });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => {
    close.click();
    // Before React has taken the dialog away.
    screen.getByRole('link', { name: 'Get deal' }).dispatchEvent(click);
  });
  expect(click.defaultPrevented).toBe(true);
  expect(await screen.findByRole('dialog', { name: 'Linen sets' })).toBeVisible();
  expect(getAddress()).toBe('/brands/lumera?deal=4');
});

test('nothing opens on load, and a mark left by a reload is dropped', () => {
  window.history.replaceState({ ...PAGE, openOffer: true }, '', '/brands/lumera?coupon=9');
  renderPage();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(getState()).toMatchObject(PAGE);
  expect(getState()).not.toHaveProperty('openOffer', true);
  expect(getAddress()).toBe('/brands/lumera?coupon=9');
});

test('where only the brand id is known, the brand is fetched first, and the address takes its name', async () => {
  replies.set(COUPON, reply(toApiCoupon(buildCoupon({ id: 9, brand: null }))));
  replies.set('/api/v1/brands/7', reply(toApiBrand(buildBrand())));
  const user = renderPage();
  await user.click(screen.getByRole('link', { name: 'By id' }));
  await screen.findByRole('dialog', { name: 'A fifth off all lamps' });
  expect(screen.getByRole('link', { name: 'Lumera' })).toBeVisible();
  expect(getAddress()).toBe('/brands/lumera?coupon=9');
  expect(getState()).toMatchObject({ ...PAGE, openOffer: true });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('waits for a frame and the task after it', async () => {
  jest.useFakeTimers();
  const painted = jest.fn();
  const frame = jest.spyOn(window, 'requestAnimationFrame');
  void waitForPaint().then(painted);
  await jest.advanceTimersByTimeAsync(0);
  expect(frame).toHaveBeenCalledTimes(1);
  expect(painted).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(20);
  expect(painted).toHaveBeenCalledTimes(1);
});

test('does not wait where the page is hidden, which has no frames', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const frame = jest.spyOn(window, 'requestAnimationFrame');
  await waitForPaint();
  expect(frame).not.toHaveBeenCalled();
});
