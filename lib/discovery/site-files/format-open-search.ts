import type { Settings } from '@/lib/config';
import { getTranslator, type Locale } from '@/lib/i18n';
import { buildOpenSearchHref, localizePath } from '@/lib/url/paths';
import { escapeXml } from '../rss/format-rss';

export const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml';

const MAX_SHORT_NAME = 16;

/** How a browser searches the site in a language (OpenSearch 1.1, draft 6). */
export function formatOpenSearch(
  locale: Locale,
  { siteName, siteUrl }: Pick<Settings, 'siteName' | 'siteUrl'>,
): string {
  const t = getTranslator(locale);
  const element = (name: string, text: string) => `  <${name}>${escapeXml(text)}</${name}>`;
  const link = (attributes: Record<string, string>) =>
    `  <Url${Object.entries(attributes)
      .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
      .join('')}/>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    element('ShortName', cutShortName(siteName)),
    element('Description', t('layout.search.label')),
    link({
      type: 'text/html',
      template: `${siteUrl}${localizePath(locale, '/search')}?q={searchTerms}`,
    }),
    link({ type: OPEN_SEARCH_TYPE, rel: 'self', template: siteUrl + buildOpenSearchHref(locale) }),
    `  <Image width="16" height="16" type="image/svg+xml">${escapeXml(siteUrl)}/icon.svg</Image>`,
    element('Language', locale),
    element('InputEncoding', 'UTF-8'),
    element('OutputEncoding', 'UTF-8'),
    '</OpenSearchDescription>\n',
  ].join('\n');
}

/** Whole words of the name where they fit, else as many of its characters as do. */
function cutShortName(name: string): string {
  if (name.length <= MAX_SHORT_NAME) return name;
  const start = name.slice(0, MAX_SHORT_NAME + 1);
  const lastSpace = start.lastIndexOf(' ');
  return lastSpace > 0 ? start.slice(0, lastSpace) : name.slice(0, MAX_SHORT_NAME);
}
