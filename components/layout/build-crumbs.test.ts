/** @jest-environment node */
import { buildCrumbs } from './build-crumbs';

const HOME = { label: 'Home', href: '/' };

test.each([
  ['a page', undefined, [HOME, { label: 'Lumera' }]],
  ['a brand', 'brands', [HOME, { label: 'Brands', href: '/brands' }, { label: 'Lumera' }]],
  ['a category', 'categories', [HOME, { label: 'Categories', href: '/categories' }, { label: 'Lumera' }]],
  ['an article', 'blog', [HOME, { label: 'Blog', href: '/blog' }, { label: 'Lumera' }]],
] as const)('lead from home to %s', (_, section, crumbs) => {
  expect(buildCrumbs('en', 'Lumera', section)).toEqual(crumbs);
});
