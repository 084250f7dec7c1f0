import type { SavedArticle } from '@/lib/catalogue';

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

/** How many lines a text gained and lost: those outside the longest run of lines, in order, that both have. */
export function countLineChanges(before: string, after: string): { added: number; removed: number } {
  const [old, current] = dropCommonEnds(before.split('\n'), after.split('\n'));
  const kept = countCommonLines(old, current);
  return { added: current.length - kept, removed: old.length - kept };
}

/** Most edits touch one place, which leaves little to compare. */
function dropCommonEnds(old: string[], current: string[]): [string[], string[]] {
  const shorter = Math.min(old.length, current.length);
  let start = 0;
  while (start < shorter && old[start] === current[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === current.at(-1 - end)) end += 1;
  return [old.slice(start, old.length - end), current.slice(start, current.length - end)];
}

function countCommonLines(old: string[], current: string[]): number {
  let above = new Uint32Array(current.length + 1);
  for (const line of old) {
    const row = new Uint32Array(current.length + 1);
    for (const [index, other] of current.entries()) {
      row[index + 1] =
        line === other ? (above[index] ?? 0) + 1 : Math.max(row[index] ?? 0, above[index + 1] ?? 0);
    }
    above = row;
  }
  return above.at(-1) ?? 0;
}
