import type { Category } from '../types';

/** How many of each the home page shows (docs/specification.md §7.14, §9.5). */
export const HOME_SIZES = {
  categories: 100,
  brands: 15,
  coupons: 10,
  deals: 16,
  highlights: 2,
  highlightOffers: 5,
};

const HIGHLIGHT_KEYWORDS = [
  ['travel', 'transportation'],
  ['fashion', 'apparel'],
];

/** The first category of each theme, in theme order, each at most once. */
export function pickHighlightCategories(categories: Category[]): Category[] {
  const picked = HIGHLIGHT_KEYWORDS.map((keywords) =>
    categories.find((category) => isAbout(category, keywords)),
  );
  return [...new Set(picked)].filter((category) => category !== undefined);
}

function isAbout(category: Category, keywords: string[]): boolean {
  const text = `${category.name} ${category.slug}`.toLowerCase();
  return keywords.some((keyword) => text.includes(keyword));
}
