import path from 'node:path';
import type { SavedArticle } from '@/lib/catalogue';
import { buildSlug } from '@/lib/text/build-slug';
import { MarkdownError, renderMarkdown } from '../markdown';
import { checkFields, isSlug, type Fields } from './check-fields';
import {
  beginsWithFence,
  padBody,
  parseHead,
  splitFrontMatter,
  type FileParts,
  type Head,
} from './front-matter';
import type { Problem } from './problem';

/** Where such an error names its line: "The text from line 12 on …". */
const LINE = /\bline (\d+)/;

export type ArticleFile = {
  /** Null where anything keeps the file from being an article. */
  article: SavedArticle | null;
  /** The fields that could be read: what they refer to can be looked up all the same. */
  fields: Partial<Fields>;
  locate: Head['locate'];
  problems: Problem[];
};

/**
 * Takes the text of a Markdown file with front matter, and the name of the file without its ending (null where it has
 * none); returns the article that it holds, and everything that is wrong with it. References are not looked up.
 */
export async function parseArticleFile(name: string | null, text: string): Promise<ArticleFile> {
  const parts = splitFrontMatter(text);
  const unreadable = await checkReadable(parts);
  const { head, problems } =
    parts.head === null ? { head: null, problems: [describeMissingHead(text)] } : parseHead(parts.head);
  if (head === null) {
    const locate = () => ({ line: 1, column: 1 });
    return { article: null, fields: {}, locate, problems: [...problems, ...unreadable] };
  }
  const { fields, readable, problems: wrong } = checkFields(head);
  const slug = fields?.slug ?? name ?? '';
  const all = [...wrong, ...checkFileName(name, head), ...checkText(parts), ...unreadable];
  const article = fields !== null && all.length === 0 ? toArticle(fields, slug, parts) : null;
  return { article, fields: readable, locate: head.locate, problems: all };
}

function checkText({ body, bodyLine }: FileParts): Problem[] {
  if (body.trim() !== '') return [];
  return [{ line: bodyLine, column: 1, message: 'The text is missing: write it below the front matter.' }];
}

/** The name of the file is the slug where the front matter gives none. */
function checkFileName(name: string | null, { values, locate }: Head): Problem[] {
  const given = values.get('slug') ?? null;
  if (given !== null || (name !== null && isSlug(name))) return [];
  const message =
    name === null
      ? 'slug is missing: standard input has no file name to take it from.'
      : describeWrongName(name);
  return [{ ...locate(['slug']), message }];
}

function toArticle(fields: Fields, slug: string, { body }: FileParts): SavedArticle {
  return {
    slug,
    title: fields.title,
    description: fields.description,
    // Leading spaces of the first line may make it code.
    content: body.replace(/^(?:[ \t]*\n)+/, '').trimEnd(),
    featuredImage: fields.featured_image ?? null,
    featured: fields.featured,
    publishedAt: fields.published_at ?? null,
    metaTitle: fields.meta_title ?? null,
    metaDescription: fields.meta_description ?? null,
    categorySlug: fields.category ?? null,
    brandUniqueName: fields.brand ?? null,
    couponIds: fields.coupons,
    dealIds: fields.deals,
  };
}

function describeMissingHead(text: string): Problem {
  const message = beginsWithFence(text)
    ? 'The front matter that begins here has no end: put a line of --- below it.'
    : 'The front matter is missing: begin with a line of ---, then title and description, then --- again.';
  return { line: 1, column: 1, message };
}

function describeWrongName(name: string): string {
  const slug = buildSlug(name) || 'codes-for-the-summer';
  return `The file's name "${name}" is no slug: add slug: ${slug}, or rename the file to ${slug}.md.`;
}

/** The slug of an article that is only checked: its front matter's where there is one, else that of its file's name. */
export function getSlug({ head }: FileParts, file: string): string {
  const slug = head === null ? undefined : parseHead(head).head?.values.get('slug');
  return typeof slug === 'string' ? slug : getFileSlug(file);
}

/** The slug that a file's name stands for: "articles/summer-codes.md" is summer-codes. It may be no slug at all. */
export function getFileSlug(file: string): string {
  return path.basename(file).replace(/\.(?:md|markdown)$/i, '');
}

/**
 * The problem of a text that lib/content/markdown refuses, because it is too long, too dense or nested too deep; else
 * none.
 */
export async function checkReadable(parts: FileParts): Promise<Problem[]> {
  try {
    await renderMarkdown(padBody(parts), { locale: 'en' });
    return [];
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    const line = Number(LINE.exec(error.message)?.[1] ?? parts.bodyLine);
    return [{ line, column: 1, message: error.message }];
  }
}
