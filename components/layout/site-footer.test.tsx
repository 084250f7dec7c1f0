import { render, screen, within } from '@testing-library/react';
import { SiteFooter } from './site-footer';

jest.mock('next/navigation', () => ({
  usePathname: () => '/coupons',
  useSelectedLayoutSegments: () => ['coupons'],
}));

const IDENTITY = { locale: 'en', siteName: 'Clipmint', tagline: 'Discover, save, and enjoy more' } as const;
const CATEGORIES = [{ name: 'Travel', slug: 'travel' }];
const BRANDS = [{ name: 'Lumera', uniqueName: 'lumera' }];
const exactly = (count: number) => ({ count, isMore: false });
const STATS = { brands: exactly(16000), coupons: { count: 50000, isMore: true }, deals: exactly(1) };
const PAGES = [
  ['About', '/about'],
  ['Contact', '/contact'],
  ['Careers', '/careers'],
  ['Privacy', '/privacy'],
  ['Terms', '/terms'],
  ['Cookies', '/cookies'],
];

describe('SiteFooter', () => {
  it('says whose it is', () => {
    render(<SiteFooter {...IDENTITY} categories={CATEGORIES} brands={BRANDS} stats={STATS} />);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: /^Clipmint/ })).toHaveAttribute('href', '/');
    expect(footer.getByText('Discover, save, and enjoy more')).toBeInTheDocument();
  });

  it('shows the counted stats as people write them, with a plus where they were rounded down', () => {
    render(<SiteFooter {...IDENTITY} categories={CATEGORIES} brands={BRANDS} stats={STATS} />);
    const stats = within(screen.getByRole('list', { name: 'What the catalogue holds' })).getAllByRole(
      'listitem',
    );
    expect(stats.map((stat) => stat.textContent)).toEqual(['16,000 brands', '50,000+ coupons', '1 deal']);
  });

  it.each([...PAGES, ['Travel', '/categories/travel'], ['Lumera', '/brands/lumera']])(
    'leads to %s',
    (name, href) => {
      render(<SiteFooter {...IDENTITY} categories={CATEGORIES} brands={BRANDS} stats={STATS} />);
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    },
  );

  it('leads to the same page in the other languages', () => {
    render(<SiteFooter {...IDENTITY} categories={CATEGORIES} brands={BRANDS} stats={STATS} />);
    const nav = within(screen.getByRole('navigation', { name: 'Language' }));
    expect(nav.getByRole('link', { name: 'Español' })).toHaveAttribute('href', '/es/coupons');
  });

  it('offers the newsletter', () => {
    render(<SiteFooter {...IDENTITY} categories={CATEGORIES} brands={BRANDS} stats={STATS} />);
    expect(screen.getByRole('textbox', { name: 'Email address' })).toBeRequired();
  });

  it('leaves out lists that are empty', () => {
    render(
      <SiteFooter
        {...IDENTITY}
        categories={[]}
        brands={[]}
        stats={{ brands: exactly(0), coupons: exactly(0), deals: exactly(0) }}
      />,
    );
    const titles = screen.getAllByRole('heading').map((heading) => heading.textContent);
    expect(titles).toEqual(['New codes by email', 'Company', 'Legal']);
  });
});

test('claims no counts where there are none', () => {
  render(<SiteFooter {...IDENTITY} categories={[]} brands={[]} stats={null} />);
  expect(screen.queryByRole('list', { name: 'What the catalogue holds' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'About' })).toBeInTheDocument();
});

it.each(PAGES)('leads to %s where the catalogue fails', (name, href) => {
  render(<SiteFooter {...IDENTITY} categories={[]} brands={[]} stats={null} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});
