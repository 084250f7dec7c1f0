import { render, screen, within } from '@testing-library/react';
import type { Page } from '@/lib/catalogue/types';
import type { ListState } from '@/lib/url/paths';
import { buildBrand, buildCategory, buildCoupon, buildDeal, buildPage } from '@/lib/testing/build-offer';
import { BrandListView } from './brand-list-view';
import { OfferListView } from './offer-list-view';

const now = new Date('2026-11-20T12:00:00Z');
const categories = [buildCategory(), buildCategory({ id: 4, name: 'Fashion', slug: 'fashion' })];

function renderCoupons(state: ListState, offers: Page<ReturnType<typeof buildCoupon>>) {
  render(<OfferListView {...{ state, categories, offers, now }} locale="en" list="coupons" />);
}

function renderDeals(state: ListState, offers = buildPage([buildDeal()])) {
  render(<OfferListView {...{ state, categories, offers, now }} locale="en" list="deals" />);
}

function renderBrands(state: ListState, brands = buildPage([buildBrand()])) {
  render(<BrandListView {...{ state, categories, brands }} locale="en" />);
}

test('coupons: one title, the count in words, tickets and pages', () => {
  renderCoupons({ page: 2 }, buildPage([buildCoupon()], { total: 1234, page: 2 }));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '1,234 coupons found, page 2 of 62' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'A fifth off all lamps' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/coupons');
});

test.each([
  [{ text: 'shirt' }, '10,000+ coupons found, page 1 of 500'],
  [{}, '10,000 coupons found, page 1 of 500'],
])('10,000 coupons with %j read %j, as a search stops counting there', (state, name) => {
  renderCoupons(state, buildPage([buildCoupon()], { total: 10_000 }));
  expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
});

test('the categories keep the text, drop the page and mark the chosen one', () => {
  renderCoupons(
    { text: 'lamp', category: 'travel', page: 3 },
    buildPage([buildCoupon()], { total: 90, page: 3 }),
  );
  const filter = within(screen.getByRole('navigation', { name: 'Filter by category' }));
  expect(filter.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/coupons?q=lamp',
    '/coupons?q=lamp&category=travel',
    '/coupons?q=lamp&category=fashion',
  ]);
  expect(filter.getByRole('link', { current: true })).toHaveTextContent('Travel');
  expect(screen.getByRole('heading', { level: 1, name: 'Travel Coupons' })).toBeVisible();
});

test('without a category, All Categories is marked', () => {
  renderDeals({});
  const filter = within(screen.getByRole('navigation', { name: 'Filter by category' }));
  expect(filter.getByRole('link', { current: true })).toHaveTextContent('All Categories');
});

test('searching keeps the category, pages keep both, and the text can be cleared', () => {
  renderCoupons({ text: 'lamp', category: 'travel' }, buildPage([buildCoupon()], { total: 90 }));
  expect(screen.getByRole('searchbox', { name: 'Search coupons' })).toHaveValue('lamp');
  expect(screen.getByRole('search')).toHaveAttribute('action', '/coupons');
  expect(document.querySelector('input[type="hidden"]')).toHaveAttribute('value', 'travel');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/coupons?q=lamp&category=travel&page=2',
  );
  expect(screen.getByRole('link', { name: 'Remove filter: “lamp”' })).toHaveAttribute(
    'href',
    '/coupons?category=travel',
  );
});

test('one page needs no pagination, no choice needs no clearing', () => {
  renderBrands({});
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Your choices' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Clear all' })).not.toBeInTheDocument();
});

test('no coupons: both texts of the spec and a way on', () => {
  renderCoupons({ text: 'xyz' }, buildPage([]));
  expect(screen.getByText('No coupons found')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'No Coupons Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all coupons' })).toHaveAttribute('href', '/coupons');
});

test('no deals: the text of the spec and a way on', () => {
  renderDeals({ category: 'travel' }, buildPage([]));
  expect(screen.getByText('No deals found. Try a different search!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all deals' })).toHaveAttribute('href', '/deals');
});

test('no brands: the text of the spec and a way on', () => {
  renderBrands({ text: 'xyz' }, buildPage([]));
  expect(screen.getByText('No brands found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all brands' })).toHaveAttribute('href', '/brands');
});

test('an empty catalogue blames no search', () => {
  renderBrands({}, buildPage([]));
  expect(screen.getByRole('heading', { level: 3, name: 'No brands yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse categories' })).toHaveAttribute('href', '/categories');
});

test.each([
  [12, 1, '12 coupons · 1 deal'],
  [1, 0, '1 coupon'],
  [0, 2, '2 deals'],
  [0, 0, 'No live offers'],
])('a brand with %i coupons and %i deals says %j', (totalCoupons, totalDeals, text) => {
  renderBrands({}, buildPage([buildBrand({ totalCoupons, totalDeals })]));
  const card = within(screen.getByRole('article'));
  expect(card.getByText(text)).toBeVisible();
  expect(card.getByRole('link', { name: 'Lumera' })).toHaveAttribute('href', '/brands/lumera');
});
