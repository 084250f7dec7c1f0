import path from 'node:path';

/** The slug that a file's name stands for: "articles/summer-codes.md" is summer-codes. It may be no slug at all. */
export function getFileSlug(file: string): string {
  return path.basename(file).replace(/\.(?:md|markdown)$/i, '');
}
