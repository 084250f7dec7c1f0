import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import type { Locale } from '@/lib/i18n';
import { buildSearchHref, localizePath } from '@/lib/url/paths';
import { buildOrganization, type Site } from './build-organization';

/** What stands for the text in the address of a search; schema.org wants it in braces. */
const TERM = 'search_term_string';

/** The site in a language, with its search. */
export function buildWebSite(locale: Locale, site: Site): WebSite {
  const { siteName, siteUrl } = site;
  const url = siteUrl + localizePath(locale, '/');
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: (siteUrl + buildSearchHref(locale, TERM)).replace(TERM, `{${TERM}}`),
    },
    'query-input': `required name=${TERM}`,
  };
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: siteName,
    url,
    inLanguage: locale,
    publisher: { '@id': buildOrganization(site)['@id'] },
    potentialAction: search,
  };
}
