import { createHash } from 'node:crypto';

const LENGTH = 12;

/** A short name for an example's Markdown, by which lists know it without repeating it. */
export function buildFingerprint(markdown: string): string {
  return createHash('sha256').update(markdown.trimEnd()).digest('hex').slice(0, LENGTH);
}
