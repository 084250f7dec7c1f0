import type { SavedArticle } from '@/lib/catalogue/writer';
import { countLineChanges } from './count-line-changes';

const MAX_SHOWN_CHARS = 40;

/** What the report calls each part of an article: the fields as they stand in the front matter. */
const NAMES = {
  title: 'title',
  description: 'description',
  featuredImage: 'featured_image',
  featured: 'featured',
  publishedAt: 'published_at',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  categorySlug: 'category',
  brandUniqueName: 'brand',
  couponIds: 'coupons',
  dealIds: 'deals',
} as const satisfies Partial<Record<keyof SavedArticle, string>>;

type Value = SavedArticle[keyof typeof NAMES];

/** One line for each part in which two versions of an article differ, none where they are the same. */
export function describeChanges(before: SavedArticle, after: SavedArticle): string[] {
  const fields = Object.entries(NAMES).flatMap(([key, name]) => {
    const [old, current] = [pick(before, key), pick(after, key)];
    return JSON.stringify(old) === JSON.stringify(current) ? [] : `${name}: ${formatChange(old, current)}`;
  });
  if (before.content === after.content) return fields;
  const { added, removed } = countLineChanges(before.content, after.content);
  return [...fields, `text: +${added} -${removed} lines`];
}

function pick(article: SavedArticle, key: string): Value {
  const entries: Record<string, Value> = article;
  return entries[key] ?? null;
}

function formatChange(old: Value, current: Value): string {
  const texts = [formatValue(old), formatValue(current)];
  return texts.every((text) => text.length <= MAX_SHOWN_CHARS) ? texts.join(' -> ') : 'changed';
}

function formatValue(value: Value): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return 'none';
  return Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
}
