import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as React from 'react';
import { SWRConfig } from 'swr';
import { toApiBrand } from '@/lib/catalogue/wire/brand';
import { toApiCoupon } from '@/lib/catalogue/wire/offer';
import { messages } from '@/lib/i18n/messages/en';
import { buildBrand, buildCoupon } from '@/lib/testing/build-offer';
import { stubDialog } from '@/components/ui/testing/stub-dialog';
import { OfferDialog } from './offer-dialog';
import { SLOW_MS } from './offer-waiting';

/** The pointer counts at once: dialog.test.tsx tests that it does not. */
jest.mock('@/components/ui/use-opening-guard', () => ({
  useOpeningGuard: () => ({ isFresh: false, guards: {} }),
}));

const mountAd = jest.fn();
jest.mock('./ad/offer-with-ad', () => ({
  OfferWithAd: function OfferWithAd({ children }: { children: React.ReactNode }) {
    const { useEffect } = jest.requireActual<typeof React>('react');
    useEffect(() => mountAd(), []);
    return <div>{children}</div>;
  },
}));

const OFFER = '/api/v1/coupons/9';
const BRAND = '/api/v1/brands/7';

const onRename = jest.fn();
const onClose = jest.fn();
const fetchMock = jest.fn<Promise<unknown>, [string]>();
const found = (data: unknown) => ({ ok: true, json: async () => ({ data }) });
const refused = (status: number) => ({ ok: false, status });

/** Without the brand, which only helps where offers can only be listed. */
const toPath = (address: string) => address.replace(/\?brand=.*/, '');

/** Each path returns what is given for it, one after the other; the last one stays. A null never responds. */
function reply(replies: Record<string, unknown[]>) {
  fetchMock.mockImplementation(async (address) => {
    const list = replies[toPath(address)] ?? [];
    const next = list.length > 1 ? list.shift() : list[0];
    if (next instanceof Error) throw next;
    return next === null ? new Promise(() => undefined) : next;
  });
}

beforeAll(stubDialog);

afterEach(() => jest.useRealTimers());

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(globalThis, { fetch: fetchMock });
});

function renderDialog(brandKey = 'lumera') {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OfferDialog
        locale="en"
        texts={messages.offer}
        address={{ brandKey, kind: 'coupon', id: 9 }}
        copying={null}
        onRename={onRename}
        onClose={onClose}
      />
    </SWRConfig>,
  );
  return userEvent.setup();
}

const findOpen = () => screen.findByRole('dialog', { name: 'A fifth off all lamps' });

test('while the offer is on its way a skeleton stands there, busy and named', () => {
  reply({ [OFFER]: [null] });
  renderDialog();
  const dialog = screen.getByRole('dialog', { name: 'Loading amazing deals...' });
  expect(dialog.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  expect(within(dialog).getByRole('heading', { name: 'Loading amazing deals...' })).toHaveFocus();
});

test('a page that takes long is one link away, which goes when the offer comes', async () => {
  jest.useFakeTimers();
  let bring: (reply: unknown) => void = () => undefined;
  fetchMock.mockImplementation(() => new Promise((resolve) => (bring = resolve)));
  renderDialog();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(SLOW_MS - 1));
  expect(screen.queryByRole('link', { name: 'Open its page' })).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('This is taking longer than it should.');
  expect(screen.getByRole('link', { name: 'Open its page' })).toHaveAttribute(
    'href',
    '/brands/lumera?coupon=9',
  );
  await act(async () => bring(found(toApiCoupon(buildCoupon({ id: 9 })))));
  await findOpen();
  expect(screen.queryByText(/taking longer/)).not.toBeInTheDocument();
});

test('the offer comes in its place, with its brand, its code and the shop; the ad is not counted again', async () => {
  reply({ [OFFER]: [found(toApiCoupon(buildCoupon({ id: 9, terms: 'Once only.' })))] });
  renderDialog();
  const dialog = within(await findOpen());
  expect(dialog.getByRole('link', { name: 'Lumera' })).toHaveAttribute('href', '/brands/lumera');
  expect(dialog.getByText('SUMMER20')).toBeVisible();
  expect(dialog.getByText('Once only.')).toBeVisible();
  const shop = dialog.getByRole('link', { name: 'Go to Lumera (opens in a new tab)' });
  expect(shop).toHaveAttribute('target', '_blank');
  expect(shop).toHaveAttribute('rel', 'sponsored nofollow noopener');
  expect(mountAd).toHaveBeenCalledTimes(1);
  expect(onRename).not.toHaveBeenCalled();
});

test('while the brand is on its way the skeleton stays', async () => {
  reply({ [OFFER]: [found(toApiCoupon(buildCoupon({ brand: null })))], [BRAND]: [null] });
  renderDialog('7');
  await waitFor(() => {
    expect(fetchMock.mock.calls.map(([address]) => toPath(address))).toEqual([OFFER, BRAND]);
  });
  expect(screen.getByRole('dialog', { name: 'Loading amazing deals...' })).toBeVisible();
});

test('a brand that was known by its id alone gives the address its name', async () => {
  reply({
    [OFFER]: [found(toApiCoupon(buildCoupon({ brand: null })))],
    [BRAND]: [found(toApiBrand(buildBrand()))],
  });
  renderDialog('7');
  await findOpen();
  expect(onRename).toHaveBeenCalledWith('/brands/lumera?coupon=9');
});

test('a brand that cannot be found keeps nobody from the code', async () => {
  reply({
    [OFFER]: [found(toApiCoupon(buildCoupon({ brand: null, originUrl: 'https://shop.example/' })))],
    [BRAND]: [refused(404)],
  });
  renderDialog('7');
  const dialog = within(await findOpen());
  expect(dialog.getByText('SUMMER20')).toBeVisible();
  expect(dialog.getByRole('link', { name: /Go to the shop/ })).toHaveAttribute(
    'href',
    'https://shop.example/',
  );
});

test.each([
  ['an error of the server', refused(500)],
  ['no connection', new TypeError('Failed to fetch')],
  ['a response that is no offer', found({ id: 5, code: 7 })],
  ['a response without anything', found(null)],
])('%s is shown, with ways on: trying again, and its own page', async (_, failure) => {
  reply({ [OFFER]: [failure, found(toApiCoupon(buildCoupon({ id: 9 })))] });
  const user = renderDialog();
  const dialog = within(await screen.findByRole('dialog', { name: 'This offer could not be loaded' }));
  expect(dialog.getByRole('heading')).toHaveFocus();
  expect(dialog.getByRole('link', { name: 'Open its page' })).toHaveAttribute(
    'href',
    '/brands/lumera?coupon=9',
  );
  await user.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(within(await findOpen()).getByText('SUMMER20')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'A fifth off all lamps' })).toHaveFocus();
});

test('an offer that is gone says so and leads to its brand', async () => {
  reply({ [OFFER]: [refused(404)] });
  renderDialog();
  const dialog = within(await screen.findByRole('dialog', { name: 'This offer is no longer there' }));
  expect(dialog.getByRole('link', { name: 'See other offers of this shop' })).toHaveAttribute(
    'href',
    '/brands/lumera',
  );
  expect(dialog.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});
