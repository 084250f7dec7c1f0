import type { Article } from '@/lib/catalogue/types';

type Dated = Pick<Article, 'publishedAt' | 'createdAt' | 'updatedAt'>;

/**
 * When an article was published (created, where nobody said) and, where it changed after that, when: ISO 8601 text.
 * A source that does not know a moment names the first of 1970, which is none.
 */
export function listArticleDates({ publishedAt, createdAt, updatedAt }: Dated): {
  published?: string;
  modified?: string;
} {
  const published = publishedAt ?? createdAt;
  return {
    published: Date.parse(published) > 0 ? published : undefined,
    modified: Date.parse(updatedAt) > Date.parse(published) ? updatedAt : undefined,
  };
}
