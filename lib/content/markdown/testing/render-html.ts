import { renderToStaticMarkup } from 'react-dom/server';
import { renderMarkdown } from '../render-markdown';

/** The HTML of a text as an article shows it. */
export async function renderHtml(
  source: string,
  options: Partial<Parameters<typeof renderMarkdown>[1]> = {},
) {
  const { body } = await renderMarkdown(source, { locale: 'en', opensNewTabs: true, ...options });
  return renderToStaticMarkup(body);
}
