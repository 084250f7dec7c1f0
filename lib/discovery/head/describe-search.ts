import type { Translate } from '@/lib/i18n';
import { fitTitle } from './fit-text';

/** Title and description of a search for a text; of the page to search from where it is ''. */
export function describeSearch(query: string, site: string, t: Translate) {
  if (query === '') {
    return {
      title: t('metadata.search.title', { site }),
      description: t('metadata.search.description', { site }),
    };
  }
  return {
    title: fitTitle(query, (fitted) => t('metadata.search.resultsTitle', { query: fitted, site })),
    description: t('metadata.search.resultsDescription', { query, site }),
  };
}
