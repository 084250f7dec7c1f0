import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { buildBrand, buildCategory, buildCoupon, buildDeal, buildPage } from '@/lib/testing/build-offer';
import { CategoriesView } from './categories-view';
import { EntryNotFoundView } from '@/components/catalogue/entry-not-found-view';
import { CategoryView } from './category-view';

function renderCategory(
  values: Partial<ComponentProps<typeof CategoryView>> = {},
  address = '/categories/travel',
) {
  window.history.replaceState(null, '', address);
  return render(
    <CategoryView
      locale="en"
      category={buildCategory()}
      brands={buildPage([buildBrand()])}
      coupons={buildPage([buildCoupon()], { total: 1200 })}
      deals={buildPage([buildDeal()])}
      related={[buildCategory({ id: 4, name: 'Luggage', slug: 'luggage' })]}
      tab="brands"
      now={new Date('2026-11-20T12:00:00Z')}
      {...values}
    />,
  );
}

test('all categories, each a link with its picture', () => {
  render(<CategoriesView locale="en" categories={[buildCategory()]} />);
  expect(screen.getByRole('heading', { level: 1, name: 'All Categories' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Travel' })).toHaveAttribute('href', '/categories/travel');
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/icons/airplane.svg');
});

test('no categories: the text of the spec and a way on', () => {
  render(<CategoriesView locale="en" categories={[]} />);
  expect(screen.getByRole('heading', { level: 2, name: 'No categories found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
});

test('three tabs with counts and addresses: no hash for brands', () => {
  renderCategory();
  expect(screen.getByRole('heading', { level: 1, name: 'Travel' })).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Brands1', '/categories/travel'],
    ['Coupons1,200', '/categories/travel#coupons'],
    ['Deals1', '/categories/travel#deals'],
  ]);
  expect(screen.getByRole('tabpanel', { name: /Brands/ })).toHaveTextContent('Lumera');
});

test('leads to the categories nearest to it', () => {
  renderCategory();
  expect(screen.getByRole('heading', { level: 2, name: 'Related categories' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Luggage' })).toHaveAttribute('href', '/categories/luggage');
});

test('each tab has pages of its own', () => {
  renderCategory({}, '/categories/travel#coupons');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/categories/travel?tab=coupons&page=2#coupons',
  );
});

test.each([
  ['', 'No Brands Available'],
  ['#coupons', 'No Coupons Available'],
  ['#deals', 'No Deals Available'],
])('an empty category at %j says %j', (hash, title) => {
  const empty = { brands: buildPage([]), coupons: buildPage([]), deals: buildPage([]) };
  renderCategory(empty, `/categories/travel${hash}`);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse All Categories' })).toHaveAttribute('href', '/categories');
});

test.each([
  [false, 'Category Not Found'],
  [true, 'Invalid category URL'],
])('a missing category (invalid: %j) says %j and leads to all categories', (isInvalid, title) => {
  render(<EntryNotFoundView locale="en" kind="category" reason={isInvalid ? 'invalid' : 'unknown'} />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse All Categories' })).toHaveAttribute('href', '/categories');
});

test('a tab that could not be loaded says so, with a way to try again', () => {
  renderCategory({ coupons: buildPage([]), failedTabs: ['coupons'] }, '/categories/travel#coupons');
  expect(screen.getByRole('heading', { name: 'We cannot load this right now' })).toBeVisible();
  expect(screen.getByText('Try Again')).toHaveAttribute('href', '');
  expect(screen.queryByText('No Coupons Available')).not.toBeInTheDocument();
});
