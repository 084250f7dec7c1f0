import { compileMDX } from 'next-mdx-remote/rsc';
import type { ReactNode } from 'react';
import type { Locale } from '../i18n';
import { checkLimits } from './check-limits';
import { MarkdownError } from './markdown-error';
import { buildPlugins } from './plugins';
import { TOO_DEEP } from './rehype-depth';
import { INSERT_TAG } from './rehype-inserts';

type MarkdownOptions = {
  /** The language of the words added around footnotes. */
  locale: Locale;
  /** Put before every id: another one for each text that shares a page. */
  idPrefix?: string;
  /** Whether links that leave the text open in a new tab. */
  opensNewTabs?: boolean;
  /** Shown one by one after every third block, as far as the text has such places. */
  inserts?: ReactNode[];
  /** Whether the text begins with YAML between two lines of ---. */
  hasFrontMatter?: boolean;
};

type RenderedMarkdown = { body: ReactNode; frontMatter: Record<string, unknown> };

const DEFAULT_ID_PREFIX = 'text-';

/**
 * Takes Markdown with GFM and raw HTML (spec §1) and answers it ready to show, sanitised, with highlighted code.
 * Throws MarkdownError on a text that is too long, too dense or nested too deep. Server code only.
 */
export async function renderMarkdown(source: string, options: MarkdownOptions): Promise<RenderedMarkdown> {
  const {
    locale,
    idPrefix = DEFAULT_ID_PREFIX,
    opensNewTabs = false,
    inserts = [],
    hasFrontMatter,
  } = options;
  checkLimits(source);
  const mdxOptions = buildPlugins({ locale, idPrefix, opensNewTabs, insertCount: inserts.length });
  const Insert = ({ index }: { index: string }) => inserts[Number(index)];
  try {
    const { content, frontmatter } = await compileMDX({
      source,
      options: { mdxOptions, parseFrontmatter: hasFrontMatter },
      components: { [INSERT_TAG]: Insert },
    });
    return { body: content, frontMatter: frontmatter };
  } catch (error) {
    if (isTooDeep(error)) throw new MarkdownError(TOO_DEEP, { cause: error });
    throw error;
  }
}

/** The compiler wraps errors in its own, so that only their words tell: ours, or those of a parser out of stack. */
function isTooDeep(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message.includes(TOO_DEEP) || error.message.includes('Maximum call stack size exceeded');
}
