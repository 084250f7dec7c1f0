import type { ArticleFile } from './parse-article-file';
import type { Problem } from './problem';

/** A problem for every file whose slug an earlier one has; one list a file, in the order of the files. */
export function describeSameSlugs(files: readonly ArticleFile[]): Problem[][] {
  const taken = new Set<string>();
  return files.map(({ article, locate }) => {
    if (article === null) return [];
    const { slug } = article;
    const message = `An earlier file has the slug "${slug}" too: give one of them another.`;
    if (taken.has(slug)) return [{ ...locate(['slug']), message }];
    taken.add(slug);
    return [];
  });
}
