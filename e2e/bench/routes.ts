import type { Brand, Category } from '@/lib/catalogue/types';

export type BenchRoute = {
  name: string;
  path: string;
  /** Rendered for every request, so measured against the lower target. */
  isPerRequest?: boolean;
  /** JSON, not a page. */
  isApi?: boolean;
};

/** The addresses to measure, with a category and a brand that the catalogue really has. */
export function listBenchRoutes(category: Category, brand: Brand): BenchRoute[] {
  return [
    { name: 'home', path: '/' },
    { name: 'coupons', path: '/coupons' },
    { name: 'coupons?category=&page=', path: `/coupons?category=${category.slug}&page=2` },
    { name: 'brands', path: '/brands' },
    { name: 'brand', path: `/brands/${brand.uniqueName}` },
    { name: 'category', path: `/categories/${category.slug}` },
    { name: 'search', path: '/search?q=shoes' },
    // No path can carry a percent sign, so this one is never cached (lib/url/rewrites.js).
    { name: 'search', path: '/search?q=20%25+off+shoes', isPerRequest: true },
    { name: 'api coupons', path: '/api/v1/coupons', isApi: true },
    { name: 'api search', path: '/api/v1/search?query=shoes', isApi: true },
  ];
}

/** Pages that nobody has visited yet: deep list pages, brands and category tabs. */
export function listColdPaths(categories: Category[], brands: Brand[]): string[] {
  const pages = Array.from({ length: 40 }, (_, index) => index * 50 + 3);
  return [
    ...brands.map(({ name }) => `/search?q=${encodeURIComponent(name)}`),
    ...pages.map((page) => `/coupons?page=${page}`),
    ...pages.map((page) => `/deals?page=${Math.ceil(page / 2)}`),
    ...brands.map((brand) => `/brands/${brand.uniqueName}`),
    ...categories.map((category) => `/categories/${category.slug}?tab=deals&page=2`),
  ];
}
