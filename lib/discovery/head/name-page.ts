import { getTranslator, type Locale } from '@/lib/i18n';

type PageName = {
  locale: Locale;
  title: string;
  description: string;
  /** Which page of its list; 1 where left out. */
  page?: number;
  /** Of a page with several lists, the name of the one that is turned. */
  tab?: string;
};

/** Title and description; from page 2 on both say which page it is, so that no two pages of a list say the same. */
export function namePage({ locale, title, description, page = 1, tab }: PageName) {
  if (page === 1) return { title, description };
  const t = getTranslator(locale);
  if (tab === undefined) {
    return {
      title: t('metadata.listPage', { title, page }),
      description: t('metadata.listPageDescription', { description, page }),
    };
  }
  return {
    title: t('metadata.tabPage.title', { title, tab, page }),
    description: t('metadata.tabPage.description', { description, tab, page }),
  };
}
