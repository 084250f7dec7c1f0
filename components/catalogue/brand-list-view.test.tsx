import { render, screen, within } from '@testing-library/react';
import { buildBrand, buildCategory, buildPage } from '@/lib/testing/build-offer';
import type { ListState } from '@/lib/url/paths';
import { BrandListView } from './brand-list-view';

const categories = [buildCategory()];

function renderBrands(state: ListState, total = 90) {
  const brands = buildPage([buildBrand()], { total, page: state.page ?? 1 });
  render(<BrandListView {...{ state, categories, brands }} locale="en" />);
  return within(screen.getByRole('navigation', { name: 'Brands by first letter' }));
}

test('leads to the brands of each letter, in their order, and of any other beginning', () => {
  const links = renderBrands({}).getAllByRole('link');
  expect(links.map((link) => link.textContent).join(' ')).toBe(
    'All A B C D E F G H I J K L M N O P Q R S T U V W X Y Z 0–9',
  );
  expect(links.slice(0, 3).map((link) => link.getAttribute('href'))).toEqual([
    '/brands',
    '/brands?letter=a',
    '/brands?letter=b',
  ]);
  expect(links.at(-1)).toHaveAttribute('href', '/brands?letter=0');
});

test('marks the letter that is shown, keeps text and category, and goes back to page 1', () => {
  const index = renderBrands({ text: 'lamp', category: 'travel', letter: 'b', page: 2 });
  expect(index.getAllByRole('link', { current: true }).map((link) => link.textContent)).toEqual(['B']);
  expect(index.getByRole('link', { name: 'C' })).toHaveAttribute(
    'href',
    '/brands?q=lamp&category=travel&letter=c',
  );
  expect(index.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/brands?q=lamp&category=travel');
});

test.each([
  [{}, 'All Brands'],
  [{ letter: 'b' }, 'Brands beginning with B'],
  [{ letter: '0' }, 'Brands beginning with 0–9'],
  [{ letter: 'b', category: 'travel' }, 'Travel Brands beginning with B'],
])('the title of %j is %j', (state, name) => {
  renderBrands(state);
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the pages and the categories of a letter stay with it', () => {
  renderBrands({ letter: 'b' });
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/brands?letter=b&page=2');
  expect(screen.getByRole('link', { name: 'Travel' })).toHaveAttribute(
    'href',
    '/brands?category=travel&letter=b',
  );
});
