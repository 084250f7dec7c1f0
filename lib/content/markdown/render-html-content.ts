import type { Locale } from '@/lib/i18n';
import { checkGrowth } from './check-growth';
import { MAX_LENGTH, MAX_PARTS } from './check-limits';
import { compileText } from './compile-text';
import { MarkdownError } from './markdown-error';
import { buildPlugins } from './plugins';
import { DEFAULT_ID_PREFIX } from './render-markdown';
import { remarkHtmlOnly } from './remark-html-only';

/**
 * Takes HTML content (spec §3) and answers it ready to show, sanitised as raw HTML in Markdown is, and the words of its
 * first paragraph. Throws MarkdownError on a text that is too long, has too many tags or nests too deep. Server code only.
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
