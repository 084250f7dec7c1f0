import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const FRONT_MATTER = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;

const headSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  category: z.string(),
  /** The picture of its banner, an icon name. */
  icon: z.string(),
  /** Whether it is about a brand: then a featured one of its category. */
  brand: z.stringbool().default(true),
  featured: z.stringbool().default(false),
  /** Without one it is a draft. */
  days_ago: z.coerce.number().int().nonnegative().optional(),
  /** Whether it has a picture of its own. */
  banner: z.stringbool().default(true),
  coupons: z.coerce.number().int().nonnegative().default(0),
  deals: z.coerce.number().int().nonnegative().default(0),
  /** Further categories, by comma, from which its offers are taken. */
  offers_from: z.string().default(''),
  meta_title: z.string().optional(),
  meta_description: z.string().optional(),
});

export type ArticleFile = { slug: string; head: z.infer<typeof headSchema>; content: string };

const FOLDER = path.join(import.meta.dirname, 'articles');

/** Reads the demo's articles, by file name. Throws on a file whose front matter is missing or wrong, naming it. */
export function readArticleFiles(): ArticleFile[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) =>
      parseArticleFile(path.basename(file, '.md'), readFileSync(path.join(FOLDER, file), 'utf8')),
    );
}

/** Takes an article's slug and the text of its file, and returns its parts. Throws on wrong front matter. */
export function parseArticleFile(slug: string, text: string): ArticleFile {
  const groups = FRONT_MATTER.exec(text)?.groups;
  if (!groups) throw new Error(`Article "${slug}" must begin with front matter between two lines of ---`);
  const lines = (groups.head ?? '').split('\n').map((line) => line.split(/:\s+(.*)/s).slice(0, 2));
  const head = headSchema.safeParse(Object.fromEntries(lines));
  if (!head.success) throw new Error(`Article "${slug}": ${z.prettifyError(head.error)}`);
  return { slug, head: head.data, content: (groups.body ?? '').trim() };
}
