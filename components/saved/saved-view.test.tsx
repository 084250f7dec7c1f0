import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { toApiCoupon } from '@/lib/catalogue/wire/offer';
import { getMessages } from '@/lib/i18n';
import { toOfferCard } from '@/lib/offers/offer-card';
import type { SavedOffer } from '@/lib/browser/saved/saved-offer';
import { recentOffers, savedOffers } from '@/lib/browser/saved/stored-offers';
import { buildSaved } from '@/lib/browser/saved/testing/build-saved';
import { buildCoupon, buildDeal } from '@/lib/testing/build-offer';
import { SavedView } from './saved-view';

const NOW = new Date('2026-11-20T12:00:00Z');
const PICTURE_HOSTS = ['cdn.example'];
const { saved: texts, offer: offerTexts } = getMessages('en');
const fetchMock = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  history.replaceState(null, '', '/saved');
  fetchMock.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  Object.assign(globalThis, { fetch: fetchMock });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  savedOffers.clear();
  recentOffers.clear();
});

/** Two coupons that the catalogue was asked for a moment ago. */
function buildTwo(): SavedOffer[] {
  const checkedAt = NOW.getTime();
  return [
    buildSaved({ savedAt: 2, checkedAt }, { id: 2, name: 'Second', code: 'TWO-2' }),
    buildSaved({ savedAt: 1, checkedAt }, { id: 1, name: 'First', code: 'ONE-1' }),
  ];
}

function renderSaved(...entries: SavedOffer[]) {
  savedOffers.write(entries);
  render(<SavedView locale="en" now={NOW} pictureHosts={PICTURE_HOSTS} />);
  return within(screen.getByRole('region', { name: texts.offers.title }));
}

function listTitles(): (string | null)[] {
  const region = within(screen.getByRole('region', { name: texts.offers.title }));
  return region.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
}

test('without JavaScript it says where saved offers live', () => {
  const html = renderToString(<SavedView locale="en" now={NOW} pictureHosts={PICTURE_HOSTS} />);
  expect(html).toContain(`<p class="notice needsScript">${texts.needsScript}</p>`);
  expect(html).not.toContain(texts.offers.emptyTitle);
});

test('with nothing saved and nothing seen it leads on', () => {
  const region = renderSaved();
  expect(region.getByRole('heading', { name: texts.offers.emptyTitle })).toBeVisible();
  expect(region.getByRole('link', { name: texts.offers.browse })).toHaveAttribute('href', '/coupons');
  expect(screen.getByText(texts.recent.empty)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.recent.clear })).not.toBeInTheDocument();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('a saved coupon is complete: whole code, copy button, end in words, terms, shop, its own page', () => {
  const coupon = {
    id: 9,
    endDate: '2026-11-23',
    terms: 'Once only.',
    trackingUrl: 'https://track.example/9',
  };
  const card = renderSaved(buildSaved({ checkedAt: NOW.getTime() }, coupon));
  expect(card.getByText('SUMMER20')).toBeVisible();
  expect(card.getByRole('button', { name: /^Copy code/ })).toBeVisible();
  expect(card.getByText('3 days left')).toBeVisible();
  expect(card.getByText('Once only.')).toBeVisible();
  const title = card.getByRole('link', { name: 'A fifth off all lamps' });
  expect(title).toHaveAttribute('href', '/brands/lumera?coupon=9');
  const shop = card.getByRole('link', { name: 'Go to Lumera (opens in a new tab)' });
  expect(shop).toHaveAttribute('href', 'https://track.example/9');
  expect(shop).toHaveAttribute('target', '_blank');
  expect(shop).toHaveAttribute('rel', 'sponsored nofollow noopener');
});

test.each([
  ['an expired one', buildSaved({}, { endDate: '2026-11-19' }), ['Expired', 'Ended 19 Nov', 'SUMMER20']],
  ['one that is no longer listed', buildSaved({ isListed: false }), [texts.offers.gone, 'SUMMER20']],
  ['one without its code yet', buildSaved({ whole: null }), [texts.offers.codeMissing]],
  ['one that needs no code', buildSaved({}, { code: null }), [offerTexts.panel.noCode]],
])('%s says so', (_, entry, expected) => {
  const card = renderSaved(entry);
  for (const text of expected) expect(card.getByText(text)).toBeVisible();
});

test('one that is gone is no link: its page would be missing it', () => {
  const card = renderSaved(buildSaved({ isListed: false }));
  expect(card.queryByRole('link', { name: 'A fifth off all lamps' })).not.toBeInTheDocument();
});

test('a saved deal has no code', () => {
  const offer = toOfferCard(buildDeal());
  const card = renderSaved(buildSaved({ offer, whole: { code: null, shopLink: null } }));
  expect(card.queryByText(offerTexts.panel.noCode)).not.toBeInTheDocument();
  expect(card.queryByRole('link', { name: /Go to/ })).not.toBeInTheDocument();
});

test('removing one is announced, the focus goes to undoing it, and undoing brings it back to its place', () => {
  const region = renderSaved(...buildTwo());
  fireEvent.click(region.getByRole('button', { name: 'Remove Second' }));
  expect(listTitles()).toEqual(['First']);
  expect(region.getByText('“Second” removed.')).toHaveAttribute('role', 'status');
  const undo = region.getByRole('button', { name: texts.offers.undo });
  expect(undo).toHaveFocus();
  fireEvent.click(undo);
  expect(listTitles()).toEqual(['Second', 'First']);
  expect(region.getByRole('heading', { name: texts.offers.title })).toHaveFocus();
  expect(region.queryByRole('button', { name: texts.offers.undo })).not.toBeInTheDocument();
});

test('removing all is undone in one go', () => {
  const region = renderSaved(...buildTwo());
  fireEvent.click(region.getByRole('button', { name: texts.offers.clear }));
  expect(listTitles()).toEqual([]);
  expect(region.getByText('2 offers removed.')).toBeVisible();
  fireEvent.click(region.getByRole('button', { name: texts.offers.undo }));
  expect(savedOffers.read()).toEqual(buildTwo());
});

test('what is due is brought up to date, quietly', async () => {
  const entry = buildSaved({ whole: null, checkedAt: null });
  const data = toApiCoupon(buildCoupon({ code: 'FRESH1' }));
  fetchMock.mockResolvedValue({ ok: true, json: async () => ({ data }) });
  const region = renderSaved(entry);
  await waitFor(() => expect(region.getByText('FRESH1')).toBeVisible());
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('offline nothing is asked for until the connection is back', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const region = renderSaved(buildSaved({ checkedAt: null }));
  expect(screen.getByText(texts.offline.here)).toBeVisible();
  expect(region.getByText('SUMMER20')).toBeVisible();
  expect(fetchMock).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(texts.offline.here)).not.toBeInTheDocument();
});

test('in place of another page it says so, and how to ask for that again', () => {
  history.replaceState(null, '', '/coupons?page=2');
  renderSaved(...buildTwo());
  expect(screen.getByText(texts.offline.instead)).toBeVisible();
  expect(screen.getByRole('button', { name: texts.offline.retry })).toBeVisible();
  expect(listTitles()).toEqual(['Second', 'First']);
});

test('a browser that keeps nothing is said to', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<SavedView locale="en" now={NOW} pictureHosts={PICTURE_HOSTS} />);
  expect(screen.getByText(texts.denied)).toBeVisible();
});

test('what was seen lately is listed as tickets, and can be cleared', () => {
  recentOffers.write([{ offer: toOfferCard(buildCoupon({ id: 5 })), seenAt: 1 }]);
  renderSaved();
  const region = within(screen.getByRole('region', { name: texts.recent.title }));
  expect(region.getByRole('link', { name: /^Get code/ })).toHaveAttribute('href', '/brands/lumera?coupon=5');
  fireEvent.click(region.getByRole('button', { name: texts.recent.clear }));
  expect(region.getByText(texts.recent.empty)).toBeVisible();
  expect(region.getByRole('heading', { name: texts.recent.title })).toHaveFocus();
});

test('of what lies in the browser, only pictures of trusted hosts are loaded', () => {
  const urls = ['https://evil.example/a.png', 'javascript:alert(1)', 'https://cdn.example/a.png', '/own.svg'];
  const offers = urls.map((url, index) => {
    const card = toOfferCard(buildDeal({ id: index + 1, img: url }));
    return { ...card, brand: card.brand && { ...card.brand, logo: url } };
  });
  recentOffers.write(offers.map((offer) => ({ offer, seenAt: 1 })));
  savedOffers.write(offers.map((offer) => buildSaved({ offer, checkedAt: NOW.getTime() })));
  const { container } = render(<SavedView locale="en" now={NOW} pictureHosts={PICTURE_HOSTS} />);
  const sources = [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  expect([...new Set(sources)].sort()).toEqual(['/own.svg', 'https://cdn.example/a.png']);
});
