import { render, screen, within } from '@testing-library/react';
import { Breadcrumbs, buildCrumbs } from './breadcrumbs';

const ITEMS = [{ label: 'Home', href: '/' }, { label: 'Brands', href: '/brands' }, { label: 'Lumera' }];

describe('Breadcrumbs', () => {
  it('links the way and marks where it ends', () => {
    render(<Breadcrumbs label="You are here" items={ITEMS} />);
    const nav = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(nav.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Home',
      'Brands',
      'Lumera',
    ]);
    expect(nav.getByRole('link', { name: 'Brands' })).toHaveAttribute('href', '/brands');
    expect(nav.getByText('Lumera')).toHaveAttribute('aria-current', 'page');
    expect(nav.queryByRole('link', { name: 'Lumera' })).not.toBeInTheDocument();
  });
});

const HOME = { label: 'Home', href: '/' };

test.each([
  ['a page', undefined, [HOME, { label: 'Lumera' }]],
  ['a brand', 'brands', [HOME, { label: 'Brands', href: '/brands' }, { label: 'Lumera' }]],
  ['a category', 'categories', [HOME, { label: 'Categories', href: '/categories' }, { label: 'Lumera' }]],
  ['an article', 'blog', [HOME, { label: 'Blog', href: '/blog' }, { label: 'Lumera' }]],
] as const)('lead from home to %s', (_, section, crumbs) => {
  expect(buildCrumbs('en', 'Lumera', section)).toEqual(crumbs);
});
