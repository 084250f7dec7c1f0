import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n';
import { checkLimits } from './check-limits';
import { compileText } from './compile-text';
import { buildPlugins } from './plugins';
import type { Heading } from './rehype-collect-headings';
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

type RenderedMarkdown = {
  body: ReactNode;
  headings: Heading[];
  /** The words of its first paragraph, null where it has none. */
  lead: string | null;
  frontMatter: Record<string, unknown>;
};

export const DEFAULT_ID_PREFIX = 'text-';

/**
 * Takes Markdown with GFM and raw HTML (spec §1) and answers it ready to show, sanitised, with highlighted code,
 * and its headings. Throws MarkdownError on a text that is too long, too dense or nested too deep. Server code only.
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
    onHeadings,
    onLead: (words) => (lead = words),
  });
  const Insert = ({ index }: { index: string }) => inserts[Number(index)];
  const components = { [INSERT_TAG]: Insert };
  const compiled = await compileText(source, { mdxOptions, components, hasFrontMatter });
  return { ...compiled, headings, lead };
}
