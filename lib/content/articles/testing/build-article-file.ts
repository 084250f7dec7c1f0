import { parseArticleFile, type ArticleFile } from '../parse-article-file';

/** A right article file with these further lines of front matter, from line 4 on. */
export async function buildArticleFile(...lines: string[]): Promise<ArticleFile> {
  const text = ['---', 'title: One', 'description: About it', ...lines, '---', 'Text'].join('\n');
  return parseArticleFile('one', text);
}
