import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticParts } from '@/components/ui/static-parts';
import { savedOffers } from '@/lib/browser/saved/stored-offers';
import { toApiCoupon } from '@/lib/catalogue/wire/offer';
import { toOfferCard } from '@/lib/offers/offer-card';
import { buildCoupon, buildDeal } from '@/lib/testing/build-offer';
import { LiveTickets } from './live-tickets';
import { OfferGrid } from './offer-grid';
import { packTickets, unpackTickets } from './ticket-data';

const NOW = new Date('2026-11-20T12:00:00Z');
const COUPON = buildCoupon({ id: 1, name: 'Ends', endDate: '2026-11-20T12:00:30Z', terms: 'Over $50.' });
const OFFERS = [COUPON, buildDeal({ id: 2, votes: { worked: 4, total: 5 } })];

const parts: ReactElement[] = [];
jest.mock('@/lib/server/next-seams/static-parts', () => ({
  handOverPart: (part: ReactElement) => parts.push(part) - 1,
}));

let root: Root;
let comeNear: () => void;
const onError = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  parts.length = 0;
  jest.spyOn(console, 'error').mockImplementation(onError);
  Object.assign(window, {
    fetch: jest.fn(async () => ({ ok: true, json: async () => ({ data: toApiCoupon(COUPON) }) })),
    requestIdleCallback: (run: () => void) => run(),
    IntersectionObserver: class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => onChange([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  });
});

afterEach(async () => {
  await act(async () => root.unmount());
  act(() => jest.runAllTimers());
  for (const name of ['requestIdleCallback', 'IntersectionObserver']) Reflect.deleteProperty(window, name);
  expect(onError).not.toHaveBeenCalled();
  jest.restoreAllMocks();
  jest.useRealTimers();
  savedOffers.clear();
});

/** The page as the server wrote it; returns its list. */
async function openPage(): Promise<HTMLElement> {
  const grid = OfferGrid({ offers: OFFERS, locale: 'en', now: NOW }) as ReactElement<{
    children: ReactElement<{ children: ReactNode }>;
  }>;
  const page = <LiveTickets locale="en">{StaticParts(grid.props.children.props)}</LiveTickets>;
  const html = parts.map((part, n) => renderToString(cloneElement(part, { 'data-static': n } as object)));
  document.body.innerHTML = `<main><div class="frame">${html.join('')}</div></main>`;
  await act(async () => {
    root = hydrateRoot(document.querySelector('main')!, page, { onRecoverableError: onError });
  });
  return screen.getByRole('list');
}

const getSave = () => screen.getByRole('button', { name: /^Saved? Ends/ });
const awaitSaved = () => waitFor(() => expect(getSave()).toHaveAttribute('aria-pressed', 'true'));
const SAVED = { offer: toOfferCard(COUPON), whole: null, savedAt: 1, checkedAt: 1, isListed: true };

it('leaves tickets as the server wrote them until they come near', async () => {
  savedOffers.write([SAVED]);
  const list = await openPage();
  const html = list.innerHTML;
  await act(async () => undefined);
  expect(list.innerHTML).toBe(html);
});

it('hydrates the very elements of the server once they come near, and follows the time', async () => {
  savedOffers.write([SAVED]);
  const [first] = (await openPage()).children;
  await act(async () => comeNear());
  await awaitSaved();
  expect(screen.getAllByRole('listitem')[0]).toBe(first);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('button', { name: 'Expired' })).toBeDisabled();
});

it('a button that is pressed before works all the same', async () => {
  await openPage();
  await act(async () => {
    fireEvent.pointerDown(getSave());
    fireEvent.click(getSave());
  });
  await awaitSaved();
  expect(savedOffers.read()).toMatchObject([{ offer: SAVED.offer }]);
});

it('leaves its list as it is seen last, for a tab that comes back', async () => {
  savedOffers.write([SAVED]);
  const list = await openPage();
  await act(async () => comeNear());
  await awaitSaved();
  const html = list.innerHTML;
  await act(async () => root.unmount());
  act(() => jest.runAllTimers());
  expect(list.innerHTML).toBe(html);
});

it('packed data says the same of each offer', () => {
  const data = { now: NOW.toISOString(), offers: OFFERS.map(toOfferCard) };
  const unpacked = unpackTickets(JSON.parse(JSON.stringify(packTickets(data))));
  expect(unpacked).toEqual({
    ...data,
    // The terms are fetched with the code; what is false may be missing.
    offers: data.offers.map((offer) => ({
      ...offer,
      terms: null,
      votes: offer.votes ?? null,
      exclusive: offer.exclusive || null,
    })),
  });
});
