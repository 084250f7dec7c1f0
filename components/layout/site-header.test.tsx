import { render, screen, within } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { SiteHeader } from './site-header';

jest.mock('next/navigation', () => ({ usePathname: jest.fn(), useSelectedLayoutSegments: () => [] }));

const SECTIONS = [
  ['Home', '/'],
  ['Coupons', '/coupons'],
  ['Deals', '/deals'],
  ['Brands', '/brands'],
  ['Categories', '/categories'],
  ['Blog', '/blog'],
];

function renderHeader(path = '/') {
  jest.mocked(usePathname).mockReturnValue(path);
  render(<SiteHeader locale="en" siteName="Clipmint" />);
  const [row] = screen.getAllByRole('navigation', { name: 'Main' });
  if (row === undefined) throw new Error('The header has no main navigation.');
  return within(row);
}

describe('SiteHeader', () => {
  it('starts with a link to the content', () => {
    renderHeader();
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Skip to content');
    expect(first).toHaveAttribute('href', '#content');
  });

  it('leads home by its logo', () => {
    renderHeader();
    expect(screen.getByRole('link', { name: /^Clipmint/ })).toHaveAttribute('href', '/');
  });

  it.each(SECTIONS)('leads to %s', (name, href) => {
    expect(renderHeader().getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it.each(SECTIONS)('marks %s as the current page, and nothing else', (name, path) => {
    const nav = renderHeader(path);
    const current = nav.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current).toEqual([nav.getByRole('link', { name })]);
    expect(current[0]).toHaveAttribute('aria-current', 'page');
  });

  it('marks the section of a page below it', () => {
    expect(renderHeader('/brands/lumera').getByRole('link', { name: 'Brands' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('marks nothing outside the sections', () => {
    const links = renderHeader('/about').getAllByRole('link');
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
  });

  it('searches by a plain form that refuses empty text', () => {
    renderHeader();
    const form = screen.getByRole('search');
    const field = within(form).getByRole('searchbox', { name: 'Search shops and offers' });
    expect(form).toHaveAttribute('action', '/search');
    expect(form).toHaveAttribute('method', 'get');
    expect(field).toHaveAttribute('name', 'q');
    expect(field).toBeRequired();
  });

  it('has a search button and a menu for phones', () => {
    renderHeader();
    expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
    expect(screen.getByRole('group')).toContainElement(
      screen.getAllByRole('link', { name: 'Deals' })[1] ?? null,
    );
  });
});
