import type { Root } from 'mdast';
import { compileMDX } from 'next-mdx-remote/rsc';
import type { ReactNode } from 'react';
import type { Processor } from 'unified';
import type { Locale } from '@/lib/i18n';
import { checkGrowth, checkLimits, MarkdownError, MAX_LENGTH, MAX_PARTS } from './check-limits';
import type { Heading } from './headings';
import { INSERT_TAG } from './inserts';
import { buildPlugins, type MdxOptions } from './plugins';
import { DEPTH_MESSAGE, describeDepth } from './raw-html';

export const DEFAULT_ID_PREFIX = 'text-';

type MarkdownOptions = {
  /** The language of the words added around footnotes. */
  locale: Locale;
  /** Put before every id: another one for each text that shares a page. */
  idPrefix?: string;
  /** Whether links that leave the text open in a new tab. */
  opensNewTabs?: boolean;
  /** Shown one by one after every third block, as far as the text has such blocks. */
  inserts?: ReactNode[];
  /** Whether the page around the text has a title of its own, so that the text's headings begin at level 2. */
  isBelowTitle?: boolean;
  /** Whether the text begins with YAML between two lines of ---. */
  hasFrontMatter?: boolean;
};

type RenderedMarkdown = {
  body: ReactNode;
  headings: Heading[];
  /** The words of its first paragraph, null where it has none. */
  lead: string | null;
  frontMatter: Record<string, unknown>;
};

/**
 * Takes Markdown with GFM and raw HTML (docs/specification.md §1.7) and returns it ready to show, sanitised, with
 * highlighted code, and its headings. Throws MarkdownError on a text that is too long, too dense or nested too deep.
 * Server code only.
 */
export async function renderMarkdown(source: string, options: MarkdownOptions): Promise<RenderedMarkdown> {
  const {
    locale,
    idPrefix = DEFAULT_ID_PREFIX,
    opensNewTabs = false,
    inserts = [],
    isBelowTitle = false,
    hasFrontMatter,
  } = options;
  checkLimits(source);
  let headings: Heading[] = [];
  const onHeadings = (found: Heading[]) => {
    headings = found;
  };
  let lead: string | null = null;
  const mdxOptions = buildPlugins({
    locale,
    idPrefix,
    opensNewTabs,
    insertCount: inserts.length,
    isBelowTitle,
    onHeadings,
    onLead: (words) => (lead = words),
  });
  const Insert = ({ index }: { index: string }) => inserts[Number(index)];
  const components = { [INSERT_TAG]: Insert };
  const compiled = await compileText(source, { mdxOptions, components, hasFrontMatter });
  return { ...compiled, headings, lead };
}

type CompileOptions = {
  mdxOptions: MdxOptions;
  components?: Record<string, (props: { index: string }) => ReactNode>;
  hasFrontMatter?: boolean;
};

/** Puts a source through the plugins and returns it ready to show. Throws MarkdownError where that fails. */
async function compileText(source: string, { mdxOptions, components, hasFrontMatter }: CompileOptions) {
  try {
    const options = { mdxOptions, parseFrontmatter: hasFrontMatter };
    const { content, frontmatter } = await compileMDX({ source, options, components });
    return { body: content, frontMatter: frontmatter };
  } catch (error) {
    throw new MarkdownError(describeFailure(error), { cause: error });
  }
}

/**
 * The compiler wraps errors in its own, so that only the message is left to go by: ours, or that of a parser out of
 * stack.
 */
function describeFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (message.includes('Maximum call stack size exceeded')) return describeDepth();
  return DEPTH_MESSAGE.exec(message)?.[0] ?? `The text cannot be shown: ${message.split('\n', 2).join(' ')}`;
}

/**
 * Takes HTML content (docs/specification.md §3.6) and returns it ready to show, sanitised as raw HTML in Markdown is,
 * and the words of its first paragraph. Throws MarkdownError on a text that is too long, has too many tags or nests too
 * deep. Server code only.
 */
export async function renderHtmlContent(source: string, { locale }: { locale: Locale }) {
  checkSize(source);
  let lead: string | null = null;
  const plugins = buildPlugins({
    locale,
    idPrefix: DEFAULT_ID_PREFIX,
    opensNewTabs: false,
    insertCount: 0,
    onLead: (words) => (lead = words),
  });
  const { body } = await compileText(source, {
    mdxOptions: { ...plugins, remarkPlugins: [remarkHtmlOnly] },
  });
  return { body, lead };
}

function checkSize(source: string): void {
  const tags = source.split('<').length - 1;
  if (source.length <= MAX_LENGTH && tags <= MAX_PARTS) return checkGrowth(source, tags);
  throw new MarkdownError(
    `The text has ${source.length} characters and ${tags} tags, at most ${MAX_LENGTH} and ${MAX_PARTS} can be shown: shorten it.`,
  );
}

/** Takes the whole source as HTML, so that no blank line or indentation in it makes Markdown of what follows. */
function remarkHtmlOnly(this: Processor) {
  this.parser = (value): Root => ({ type: 'root', children: [{ type: 'html', value }] });
}
