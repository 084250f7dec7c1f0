import { render, screen, within } from '@testing-library/react';
import { buildBrand, buildCategory, buildPage } from '@/lib/testing/build-offer';
import type { ListName, ListState } from '@/lib/url/paths';
import { BrandListView } from '../brand-list-view';
import { FilterChips } from './filter-chips';
import { OfferListView } from '../offer-list-view';

const now = new Date('2026-11-20T12:00:00Z');
const categories = [buildCategory()];

function listChips(list: ListName, state: ListState) {
  render(<FilterChips locale="en" list={list} state={state} categories={categories} />);
  const chips = within(screen.getByRole('list', { name: 'Your choices' }));
  return chips
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
}

test('every choice of an offer list is a chip that drops it alone, on page 1', () => {
  const state = {
    text: 'red lamp',
    category: 'travel',
    type: 'code',
    ending: 'soon',
    sort: 'az',
    page: 4,
  } as const;
  expect(listChips('coupons', state)).toEqual([
    ['Remove filter: “red lamp”', '/coupons?category=travel&type=code&ending=soon&sort=az'],
    ['Remove filter: Travel', '/coupons?q=red+lamp&type=code&ending=soon&sort=az'],
    ['Remove filter: With a code', '/coupons?q=red+lamp&category=travel&ending=soon&sort=az'],
    ['Remove filter: Ending soon', '/coupons?q=red+lamp&category=travel&type=code&sort=az'],
    ['Remove filter: Sorted: A to Z', '/coupons?q=red+lamp&category=travel&type=code&ending=soon'],
    ['Clear all', '/coupons'],
  ]);
});

test.each([
  ['b', 'Remove filter: Beginning with B'],
  ['0', 'Remove filter: Beginning with 0–9'],
])('the letter %s of a brand list is a chip', (letter, name) => {
  expect(listChips('brands', { letter, category: 'travel' })).toContainEqual([
    name,
    '/brands?category=travel',
  ]);
});

test.each<[ListState]>([[{}], [{ page: 3 }], [{ text: '' }]])('%j is no choice', (state) => {
  const { container } = render(
    <FilterChips locale="en" list="deals" state={state} categories={categories} />,
  );
  expect(container).toBeEmptyDOMElement();
});

test.each<[ListState, string, string, string]>([
  [
    { type: 'no-code', category: 'travel', page: 2 },
    'The filter “No code needed” leaves nothing here. Drop it to see more.',
    'Drop this filter',
    '/coupons?category=travel',
  ],
  [
    { text: 'lamp', type: 'code', ending: 'soon', sort: 'az' },
    'The filters “With a code” and “Ending soon” leave nothing here together. Drop them to see more.',
    'Drop these filters',
    '/coupons?q=lamp&sort=az',
  ],
])('filters that leave nothing are named and can be dropped: %j', (state, message, action, href) => {
  render(<OfferListView {...{ state, categories, now }} offers={buildPage([])} locale="en" list="coupons" />);
  expect(screen.getByRole('heading', { level: 3, name: 'No Coupons Found' })).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
});

test('an order alone is not to blame for an empty list', () => {
  const state = { text: 'xyz', sort: 'az' } as const;
  render(<OfferListView {...{ state, categories, now }} offers={buildPage([])} locale="en" list="deals" />);
  expect(screen.getByText('No deals found. Try a different search!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all deals' })).toHaveAttribute('href', '/deals');
});

test('a letter without brands is named and can be dropped', () => {
  render(
    <BrandListView locale="en" state={{ letter: 'q' }} categories={categories} brands={buildPage([])} />,
  );
  expect(
    screen.getByText('The filter “Beginning with Q” leaves nothing here. Drop it to see more.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Drop this filter' })).toHaveAttribute('href', '/brands');
});

test('a search in a list carries the other choices along', () => {
  const state = { text: 'lamp', category: 'travel', ending: 'soon', sort: 'az', page: 2 } as const;
  render(<OfferListView {...{ state, categories, now }} offers={buildPage([])} locale="en" list="deals" />);
  expect(screen.getByRole('search')).toHaveFormValues({
    q: 'lamp',
    category: 'travel',
    ending: 'soon',
    sort: 'az',
  });
  expect(screen.getByRole('search').querySelector('[name="page"]')).toBeNull();
});

test('the search of a letter stays with the letter', () => {
  const brands = buildPage([buildBrand()]);
  render(<BrandListView locale="en" state={{ letter: 'l' }} categories={categories} brands={brands} />);
  expect(screen.getByRole('search')).toHaveFormValues({ q: '', letter: 'l' });
});
