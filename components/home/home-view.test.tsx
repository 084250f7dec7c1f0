import { render, screen, within } from '@testing-library/react';
import type { HomeData } from '@/lib/pages';
import type { Brand, Category, Coupon, Deal } from '@/lib/catalogue/types';
import { HomeView } from './home-view';

const NOW = new Date('2026-11-20T12:00:00Z');
const EMPTY: HomeData = {
  categories: [],
  featuredBrands: [],
  featuredCoupons: [],
  featuredDeals: [],
  highlights: [],
};

const CATEGORIES = ['Travel', 'Fashion', 'Books', 'Toys', 'Pets', 'Shoes', 'Music'].map(
  (name, index): Category => ({ id: index + 1, name, slug: name.toLowerCase(), icon: name.toLowerCase() }),
);
const [TRAVEL, FASHION] = CATEGORIES;

const BRAND: Brand = {
  id: 1,
  name: 'Lumera',
  uniqueName: 'lumera',
  logo: null,
  description: 'Lamps',
  totalCoupons: 2,
  totalDeals: 1,
  trackingUrl: null,
  originUrl: null,
  siteUrl: null,
};

const OFFER = {
  brandId: 1,
  brand: BRAND,
  description: '',
  discount: '20% off',
  endDate: null,
  startDate: null,
  withdrawn: null,
  terms: null,
  verifiedAt: null,
  exclusive: false,
  isFeatured: true,
  regions: [],
  trackingUrl: null,
  originUrl: null,
  updatedAt: '2026-11-01T00:00:00Z',
  votes: null,
};

function buildCoupon(id: number, name: string): Coupon {
  return { ...OFFER, kind: 'coupon', id, name, code: 'SAVE20' };
}

const DEAL: Deal = { ...OFFER, kind: 'deal', id: 9, title: 'Lamps for less', img: null, siteUrl: null };

function renderHome(home: Partial<HomeData>) {
  render(
    <HomeView
      locale="en"
      siteName="Clipmint"
      tagline="Discover, save"
      home={{ ...EMPTY, ...home }}
      now={NOW}
    />,
  );
}

describe('HomeView', () => {
  it('says what this is and invites to search', () => {
    renderHome({});
    expect(screen.getByRole('heading', { level: 1, name: 'Discover, save' })).toBeInTheDocument();
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/search');
    expect(within(form).getByRole('searchbox', { name: 'Search brands, coupons and deals' })).toBeRequired();
  });

  it('shows the first six categories as chips', () => {
    renderHome({ categories: CATEGORIES });
    const chips = within(screen.getByRole('navigation', { name: 'Start with a category' })).getAllByRole(
      'link',
    );
    expect(chips.map((chip) => chip.getAttribute('href'))).toEqual(
      CATEGORIES.slice(0, 6).map(({ slug }) => `/categories/${slug}`),
    );
  });

  it.each<[string, Partial<HomeData>, string, string]>([
    ['Featured coupons', { featuredCoupons: [buildCoupon(1, 'First order')] }, 'First order', '/coupons'],
    ['Featured brands', { featuredBrands: [BRAND] }, 'Lumera', '/brands'],
    ['Categories', { categories: CATEGORIES }, 'Music', '/categories'],
    ['Featured deals', { featuredDeals: [DEAL] }, 'Lamps for less', '/deals'],
    [
      'Travel coupons',
      { highlights: TRAVEL ? [{ category: TRAVEL, offers: [buildCoupon(2, 'Night train')] }] : [] },
      'Night train',
      '/categories/travel',
    ],
  ])('shows %s, and the way to all of them', (title, home, content, href) => {
    renderHome(home);
    const region = screen.getByRole('region', { name: title });
    const section = within(region);
    expect(section.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
    expect(region).toHaveTextContent(content);
    const viewAll = section.getByRole('link', { name: `View All: ${title}` });
    expect(viewAll).toHaveAttribute('href', href);
    expect(viewAll).toBe(screen.getByRole('region', { name: title }).lastElementChild);
  });

  it('keeps the order of the specification', () => {
    renderHome({
      categories: CATEGORIES,
      featuredBrands: [BRAND],
      featuredCoupons: [buildCoupon(1, 'First order')],
      featuredDeals: [DEAL],
      highlights: [TRAVEL, FASHION].flatMap((category) =>
        category ? [{ category, offers: [buildCoupon(Number(category.id), category.name)] }] : [],
      ),
    });
    const titles = screen
      .getAllByRole('region')
      .map((region) => within(region).getAllByRole('heading')[0]?.textContent);
    expect(titles).toEqual([
      'Featured coupons',
      'Featured brands',
      'Categories',
      'Featured deals',
      'Travel coupons',
      'Fashion coupons',
    ]);
  });

  it('says of a highlight of deals that it is one', () => {
    renderHome({ highlights: TRAVEL ? [{ category: TRAVEL, offers: [DEAL] }] : [] });
    expect(screen.getByRole('region', { name: 'Travel deals' })).toBeVisible();
  });

  it('offers the newsletter between deals and highlights', () => {
    renderHome({
      featuredDeals: [DEAL],
      highlights: TRAVEL ? [{ category: TRAVEL, offers: [buildCoupon(2, 'Night train')] }] : [],
    });
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles.filter((title) => title !== 'How Clipmint works')).toEqual([
      'Featured deals',
      'The next good code, by email',
      'Travel coupons',
    ]);
    const field = screen.getByRole('textbox', { name: 'Your email for new codes' });
    expect(field.closest('form')).toHaveFormValues({ source: 'website' });
  });

  it('leaves out sections without content', () => {
    renderHome({ featuredDeals: [DEAL] });
    expect(screen.getAllByRole('region')).toEqual([screen.getByRole('region', { name: 'Featured deals' })]);
    expect(screen.queryByText('The first offers are on their way')).not.toBeInTheDocument();
  });

  it('has a friendly word for an empty catalogue', () => {
    renderHome({});
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The first offers are on their way' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read the blog' })).toHaveAttribute('href', '/blog');
  });
});
