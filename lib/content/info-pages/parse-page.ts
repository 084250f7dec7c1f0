import { formatProblem, padBody, splitFrontMatter, type Problem } from '../articles';
import { SettingsError } from '@/lib/config/settings';
import type { Locale } from '@/lib/i18n';
import { MarkdownError, renderHtmlContent, renderMarkdown } from '../markdown';
import { fillInMarkup, fillInText } from './fill-in';
import type { InfoPage, SiteFacts } from './info-page';
import type { PageFile } from './page-files';
import { parsePageHead } from './parse-page-head';

type Content = Pick<InfoPage, 'body' | 'lead'>;

const RENDERERS = { md: renderMarkdown, html: renderHtmlContent };

/**
 * Takes what a page's file holds and answers the page, sanitised (lib/content/markdown), with the site's own name, host and
 * email address filled in. Throws SettingsError with one line a problem, which names the file and the line.
 */
export async function parsePage(
  bytes: Uint8Array,
  file: PageFile,
  locale: Locale,
  facts: SiteFacts,
): Promise<InfoPage> {
  const text = decode(bytes, file);
  const { head, problems } = parsePageHead(text);
  const content = await render(text, file, locale, facts);
  if (head === null || 'message' in content) {
    const all = 'message' in content ? [...problems, content] : problems;
    throw new SettingsError(all.map((problem) => formatProblem(file.path, problem)).join('\n'));
  }
  const subtitle = head.subtitle === null ? null : fillInText(head.subtitle, facts);
  return { title: fillInText(head.title, facts), subtitle, lead: content.lead, body: content.body };
}

function decode(bytes: Uint8Array, { path }: PageFile): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SettingsError(`${path}: The text is not in UTF-8: save it in that encoding.`);
  }
}

/** The text below the front matter, ready to show, or why lib/content/markdown refuses it. */
async function render(
  text: string,
  { format }: PageFile,
  locale: Locale,
  facts: SiteFacts,
): Promise<Content | Problem> {
  const parts = splitFrontMatter(text);
  if (parts.body.trim() === '') {
    return {
      line: parts.bodyLine,
      column: 1,
      message: 'The text is missing: write it below the front matter.',
    };
  }
  try {
    return await RENDERERS[format](fillInMarkup(padBody(parts), facts), { locale });
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    return { line: parts.bodyLine, column: 1, message: error.message };
  }
}
