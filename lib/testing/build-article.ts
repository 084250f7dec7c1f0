import type { Article, ArticleSummary } from '@/lib/catalogue/types';
import { buildBrand } from './build-offer';

const FIELDS = {
  id: 4,
  slug: 'buying-lamps',
  title: 'How to buy lamps',
  description: 'What lumens mean, and why the number of watts says so little about a lamp.',
  featuredImage: null,
  featured: false,
  publishedAt: '2026-11-05T08:00:00.000Z',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-05T08:00:00.000Z',
  metaTitle: null,
  metaDescription: null,
  category: { name: 'Home & Garden', slug: 'home-garden' },
  brand: buildBrand(),
};

/** An article of a list for tests, with what a test is about put over it. */
export function buildArticleSummary(values: Partial<ArticleSummary> = {}): ArticleSummary {
  return { ...FIELDS, ...values };
}

/** An article for tests, with what a test is about put over it. */
export function buildArticle(values: Partial<Article> = {}): Article {
  return { ...FIELDS, content: '', coupons: [], deals: [], ...values };
}
