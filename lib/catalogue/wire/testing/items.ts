import type { Article, ArticleSummary, Brand, Category, Coupon, Deal } from '../../types';

// The smallest and the fullest form of each noun, so that every nullable field is seen both ways.

export const CATEGORY: Category = { id: 1, name: 'Travel', slug: 'travel', icon: 'airplane' };

const BARE_BRAND: Brand = {
  id: 1,
  name: 'Ålsgårde Søn',
  uniqueName: 'alsgarde-son',
  logo: null,
  description: '',
  totalCoupons: 0,
  totalDeals: 0,
  trackingUrl: null,
  originUrl: null,
  siteUrl: null,
};

const FULL_BRAND: Brand = {
  id: 2,
  name: 'Lumera & "Sons" <b>',
  uniqueName: 'lumera',
  logo: '/art/lumera.svg',
  description: 'Lamps.',
  totalCoupons: 3,
  totalDeals: 2,
  trackingUrl: 'https://go.example/lumera',
  originUrl: 'https://lumera.example/?a=1&b=2',
  siteUrl: 'https://lumera.example/',
};

export const BRANDS = [BARE_BRAND, FULL_BRAND];

const BARE_OFFER = {
  id: 1,
  brandId: 1,
  brand: null,
  description: '',
  discount: null,
  endDate: null,
  startDate: null,
  withdrawn: null,
  terms: null,
  verifiedAt: null,
  exclusive: false,
  isFeatured: false,
  regions: [],
  trackingUrl: null,
  originUrl: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  votes: null,
};

const FULL_OFFER = {
  id: 2,
  brandId: 2,
  brand: FULL_BRAND,
  description: 'On all lamps.',
  discount: '20% off',
  endDate: '2026-11-30',
  startDate: '2026-11-01T09:00:00.000Z',
  withdrawn: 'retired' as const,
  terms: 'Once a customer.',
  verifiedAt: '2026-11-02T00:00:00.000Z',
  exclusive: true,
  isFeatured: true,
  regions: ['GB', 'IE'],
  trackingUrl: 'https://go.example/offer',
  originUrl: 'https://lumera.example/sale',
  updatedAt: '2026-11-02T00:00:00.000Z',
  votes: { worked: 4, total: 5 },
};

export const COUPONS: Coupon[] = [
  { ...BARE_OFFER, kind: 'coupon', name: 'Free delivery', code: null },
  { ...FULL_OFFER, kind: 'coupon', name: '20% off lamps', code: 'LAMP20' },
];

export const DEALS: Deal[] = [
  { ...BARE_OFFER, kind: 'deal', title: 'Sale', img: null, siteUrl: null },
  {
    ...FULL_OFFER,
    kind: 'deal',
    title: 'Lamps',
    img: '/art/lamp.svg',
    siteUrl: 'https://lumera.example/lamp',
  },
];

const BARE_SUMMARY: ArticleSummary = {
  id: 1,
  slug: 'light',
  title: 'Light',
  description: '',
  featuredImage: null,
  featured: false,
  publishedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  metaTitle: null,
  metaDescription: null,
  category: null,
  brand: null,
};

const FULL_SUMMARY: ArticleSummary = {
  ...BARE_SUMMARY,
  id: 2,
  slug: 'more-light',
  featuredImage: '/art/light.svg',
  featured: true,
  publishedAt: '2026-01-02T00:00:00.000Z',
  metaTitle: 'More light',
  metaDescription: 'Said Goethe.',
  category: CATEGORY,
  brand: FULL_BRAND,
};

export const ARTICLE_SUMMARIES = [BARE_SUMMARY, FULL_SUMMARY];

export const ARTICLES: Article[] = [
  { ...BARE_SUMMARY, brand: null, content: '', coupons: [], deals: [] },
  { ...FULL_SUMMARY, brand: FULL_BRAND, content: '# Light', coupons: COUPONS, deals: DEALS },
];
