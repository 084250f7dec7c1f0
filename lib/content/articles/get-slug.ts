import { getFileSlug } from './get-file-slug';
import { parseHead } from './parse-head';
import type { FileParts } from './split-front-matter';

/** The slug of an article that is only checked: its front matter's where there is one, else that of its file's name. */
export function getSlug({ head }: FileParts, file: string): string {
  const slug = head === null ? undefined : parseHead(head).head?.values.get('slug');
  return typeof slug === 'string' ? slug : getFileSlug(file);
}
