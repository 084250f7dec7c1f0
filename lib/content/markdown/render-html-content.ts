import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { Locale } from '@/lib/i18n';
import { checkGrowth, MarkdownError } from './check-growth';
import { MAX_LENGTH, MAX_PARTS } from './check-limits';
import { buildPlugins } from './plugins';
import { compileText, DEFAULT_ID_PREFIX } from './render-markdown';

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
