import { renderToStaticMarkup } from 'react-dom/server';
import { renderHtmlContent } from '../render-html-content';
import { renderMarkdown } from '../render-markdown';
import type { Example } from './example';
import { normalizeHtml } from './normalize-html';

/** What specifications write where any HTML will do. */
const ANY_HTML = '<IGNORE>';

export type Comparison = { expected: string; actual: string; isSame: boolean };

/**
 * Renders an example's Markdown and its HTML and tells whether readers get the same. Both go through the same sanitiser
 * and the same rules after it, so that only what Markdown means is judged. Throws MarkdownError as renderMarkdown does.
 */
export async function compareExample({ markdown, html }: Example): Promise<Comparison> {
  const [ours, theirs] = await Promise.all([
    renderMarkdown(markdown, { locale: 'en' }),
    renderHtmlContent(html.trimEnd(), { locale: 'en' }),
  ]);
  const actual = normalizeHtml(renderToStaticMarkup(ours.body));
  const expected = normalizeHtml(renderToStaticMarkup(theirs.body));
  return { expected, actual, isSame: actual === expected || html.trim() === ANY_HTML };
}
