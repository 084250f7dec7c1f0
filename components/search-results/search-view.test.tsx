import { render, screen, within } from '@testing-library/react';
import type { SearchResult } from '@/lib/catalogue/types';
import { buildBrand, buildCoupon, buildDeal } from '@/lib/testing/build-offer';
import { SearchView } from './search-view';

function buildResult(values: Partial<SearchResult> = {}): SearchResult {
  return {
    query: 'linen',
    type: 'all',
    total: 48,
    page: 1,
    pageSize: 20,
    brands: { total: 2, items: [buildBrand()] },
    coupons: { total: 45, items: [buildCoupon()] },
    deals: { total: 1, items: [buildDeal()] },
    ...values,
  };
}

function renderSearch(text: string, result: SearchResult | null, page = 1) {
  render(
    <SearchView locale="en" text={text} page={page} result={result} now={new Date('2026-11-20T12:00:00Z')} />,
  );
}

test('the headline, the count, a box to search again and three sections with their totals', () => {
  renderSearch('linen', buildResult());
  expect(screen.getByRole('heading', { level: 1, name: 'Search Results for “linen”' })).toBeVisible();
  expect(screen.getByText('48 results found')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search again' })).toHaveValue('linen');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Brands 2',
    'Coupons 45',
    'Deals 1',
  ]);
});

test('a section that stopped counting has at least so many, and so have the results', () => {
  renderSearch('linen', buildResult({ total: 10_003, coupons: { total: 10_000, items: [buildCoupon()] } }));
  expect(screen.getByText('10,000+ results found')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Coupons 10,000+' })).toBeVisible();
});

test('a sum of exact sections is exact', () => {
  const coupons = { total: 9_999, items: [buildCoupon()] };
  renderSearch('linen', buildResult({ total: 10_002, coupons }));
  expect(screen.getByText('10,002 results found')).toBeVisible();
});

test('there are as many pages as the longest section needs', () => {
  renderSearch('linen', buildResult());
  const pages = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link', {
    name: /^Page/,
  });
  expect(pages.map((link) => link.getAttribute('href'))).toEqual([
    '/search?q=linen',
    '/search?q=linen&page=2',
    '/search?q=linen&page=3',
  ]);
});

test('a section that is past its end says where its items are', () => {
  renderSearch('linen', buildResult({ page: 2, brands: { total: 2, items: [] } }), 2);
  const brands = within(screen.getByRole('region', { name: 'Brands 2' }));
  expect(brands.getByRole('link', { name: 'Back to the first page' })).toHaveAttribute(
    'href',
    '/search?q=linen',
  );
});

test('page 1 never says that its items are on earlier pages', () => {
  const none = { total: 777, items: [] };
  renderSearch('linen', buildResult({ coupons: none }));
  expect(screen.queryByText(/earlier pages/)).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /Coupons/ })).not.toBeInTheDocument();
});

test('totals without any item are nothing found', () => {
  const none = { total: 777, items: [] };
  renderSearch('linen', buildResult({ brands: none, coupons: none, deals: none }));
  expect(screen.getByRole('heading', { name: 'No results found' })).toBeVisible();
});

test('a section with nothing found is left out', () => {
  renderSearch('linen', buildResult({ deals: { total: 0, items: [] } }));
  expect(screen.queryByRole('region', { name: /Deals/ })).not.toBeInTheDocument();
});

test('nothing found: the text of the spec and a way on', () => {
  const none = { total: 0, items: [] };
  renderSearch('xyz', buildResult({ total: 0, brands: none, coupons: none, deals: none }));
  expect(screen.getByRole('heading', { level: 2, name: 'No results found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse categories' })).toHaveAttribute('href', '/categories');
});

test('no text: start your search', () => {
  renderSearch('', null);
  expect(screen.getByRole('heading', { level: 1, name: 'Start your search' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('what was searched for is marked in names and titles', () => {
  renderSearch(
    'fifth LINEN',
    buildResult({ brands: { total: 1, items: [buildBrand({ name: 'Linen House' })] } }),
  );
  const marked = [...document.querySelectorAll('article mark')].map((mark) => mark.textContent);
  expect(marked).toEqual(['Linen', 'fifth', 'Linen']);
});
