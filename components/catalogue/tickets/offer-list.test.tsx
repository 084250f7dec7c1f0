import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { toOfferCard } from '@/lib/offers/offer-card';
import type { Coupon, Deal, Offer } from '@/lib/catalogue/types';
import { buildCoupon, buildDeal } from '@/lib/testing/build-offer';
import { buildOfferLabels } from './offer-labels';
import { OfferList } from './offer-list';

const NOW = '2026-11-20T12:00:00Z';

beforeEach(() => jest.useFakeTimers({ now: new Date(NOW) }));
afterEach(() => jest.useRealTimers());

function buildList(offers: Offer[], now = NOW) {
  return <OfferList offers={offers.map(toOfferCard)} labels={buildOfferLabels('en')} now={now} locale="en" />;
}

function renderCoupon(values: Partial<Coupon>) {
  render(buildList([buildCoupon(values)]));
  return within(screen.getByRole('article'));
}

function renderDeal(values: Partial<Deal>) {
  render(buildList([buildDeal(values)]));
  return within(screen.getByRole('article'));
}

test('a live coupon: title, brand, discount, what decides, masked code and a link to its own address', () => {
  const card = renderCoupon({
    id: 9,
    terms: 'Minimum spend $50. New customers only. Once per household.',
    regions: ['GB', 'FR'],
    endDate: '2026-11-23',
    verifiedAt: '2026-11-03',
  });
  expect(card.getByRole('heading', { level: 3, name: 'A fifth off all lamps' })).toBeVisible();
  expect(card.getByRole('link', { name: 'Lumera' })).toHaveAttribute('href', '/brands/lumera');
  expect(card.getByText('20%')).toBeVisible();
  for (const condition of ['Min. spend $50', 'For new customers', 'UK and France only']) {
    expect(card.getByText(condition)).toBeVisible();
  }
  expect(card.queryByText(/household/)).not.toBeInTheDocument();
  // Paper adds the day.
  expect(card.getByText('3 days left')).toHaveAttribute('data-day', '23 Nov 2026');
  expect(card.getByText('Verified 3 Nov')).toBeVisible();
  const link = card.getByRole('link', { name: 'Get code A fifth off all lamps SUMM ***' });
  expect(link).toHaveAttribute('href', '/brands/lumera?coupon=9');
  expect(document.body).not.toHaveTextContent('SUMMER20');
});

test('a coupon without a code says that none is needed, and its button promises none', () => {
  const card = renderCoupon({ code: null });
  expect(card.getByText('NO CODE')).toBeVisible();
  expect(card.getByText('No code needed')).toBeVisible();
  expect(card.getByRole('link', { name: 'Get offer A fifth off all lamps NO CODE' })).toBeVisible();
});

test('a title that may be cut is there whole for a pointer', () => {
  const name = 'Free sturdy guitar strap with a book of piano scores';
  expect(renderCoupon({ name }).getByRole('heading')).toHaveAttribute('title', name);
});

test('a coupon without a discount has a plain stub', () => {
  expect(renderCoupon({ discount: null }).getByText('Coupon')).toBeVisible();
});

test('nothing is claimed that no feed said', () => {
  const card = renderCoupon({ verifiedAt: null, exclusive: false });
  expect(card.queryByText(/Verified/)).not.toBeInTheDocument();
  expect(card.queryByText('Exclusive')).not.toBeInTheDocument();
  expect(card.getByText('No end date')).toBeVisible();
});

test('an exclusive coupon has a badge', () => {
  expect(renderCoupon({ exclusive: true }).getByText('Exclusive')).toBeVisible();
});

test('on the page of one brand a badge stands by the facts and costs no line above the title', () => {
  const offers = [toOfferCard(buildCoupon({ exclusive: true }))];
  render(<OfferList offers={offers} labels={buildOfferLabels('en')} now={NOW} locale="en" isOfOneBrand />);
  const card = screen.getByRole('article');
  expect(card.querySelector('.body')?.firstElementChild).toBe(within(card).getByRole('heading'));
  expect(within(card).getByText('Exclusive').parentElement).toHaveTextContent('No end date');
});

test('a brand that is not embedded is known by its id', () => {
  const card = renderCoupon({ id: 9, brand: null, brandId: 7 });
  expect(card.getByRole('link', { name: /Get code/ })).toHaveAttribute('href', '/brands/7?coupon=9');
});

test('an expired coupon is void: a badge, a disabled button, its code masked and no link to it', () => {
  const card = renderCoupon({ endDate: '2026-11-19', exclusive: true, code: 'SUMMER20' });
  expect(card.getByText('SUMM').parentElement).toHaveTextContent(/^SUMM\*\*\*$/);
  expect(card.getByRole('button', { name: 'Expired' })).toBeDisabled();
  expect(card.getAllByText('Expired')).toHaveLength(2);
  expect(card.getByText('Ended 19 Nov')).toBeVisible();
  expect(card.queryByRole('link', { name: /Get code/ })).not.toBeInTheDocument();
});

test('a live deal: picture, discount and a link to its own address', () => {
  const card = renderDeal({ id: 4, img: '/linen.svg' });
  expect(card.getByRole('presentation')).toHaveAttribute('src', '/linen.svg');
  expect(card.getByRole('link', { name: 'Get deal Linen sets' })).toHaveAttribute(
    'href',
    '/brands/lumera?deal=4',
  );
});

test('a deal without discount and picture is new', () => {
  const card = renderDeal({ discount: null });
  expect(card.getByText('NEW')).toBeVisible();
  expect(card.queryByRole('presentation')).not.toBeInTheDocument();
});

test('an expired deal is void', () => {
  const card = renderDeal({ endDate: '2026-11-01' });
  expect(card.getByRole('button', { name: 'Expired' })).toBeDisabled();
  expect(card.queryByRole('link', { name: /Get deal/ })).not.toBeInTheDocument();
});

test('tickets stand in a list, in the order they came', () => {
  render(
    buildList([buildCoupon({ id: 2, name: 'Two' }), buildDeal({ id: 2, title: 'Deal two' }), buildCoupon()]),
  );
  const names = within(screen.getByRole('list')).getAllByRole('heading');
  expect(names.map((heading) => heading.textContent)).toEqual(['Two', 'Deal two', 'A fifth off all lamps']);
});

test('a page made yesterday is hydrated without a mismatch and then shows the visitor the present state', () => {
  const onError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const element = buildList([buildCoupon({ endDate: '2026-11-20' })], '2026-11-19T23:00:00Z');
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  expect(container).toHaveTextContent('1 day left');
  render(element, { container, hydrate: true });
  expect(container).toHaveTextContent('Ends today');
  expect(onError).not.toHaveBeenCalled();
  container.remove();
});

test('an offer that ends while the page is open turns void', () => {
  render(buildList([buildCoupon({ endDate: '2026-11-20T12:00:30Z' })]));
  expect(screen.getByText('Ends today')).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('button', { name: 'Expired' })).toBeDisabled();
});

const getTitles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

test('an offer that ends while the page is open goes behind the live ones', () => {
  render(
    buildList([buildCoupon({ id: 1, name: 'Ends', endDate: '2026-11-20T12:00:30Z' }), buildDeal({ id: 2 })]),
  );
  expect(getTitles()).toEqual(['Ends', 'Linen sets']);
  act(() => jest.advanceTimersByTime(60_000));
  expect(getTitles()).toEqual(['Linen sets', 'Ends']);
});

test('a deal that is over, without a discount, is not called new', () => {
  const card = renderDeal({ discount: null, img: null, endDate: '2019-01-01' });
  expect(card.queryByText('NEW')).not.toBeInTheDocument();
  expect(card.getByText('Deal')).toBeVisible();
});
