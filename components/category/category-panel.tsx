import type { Category } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import type { OfferLabels } from '@/components/catalogue/offer-labels';
import { type ListName, localizePath } from '@/lib/url/paths';
import type { TabPage } from '@/components/catalogue/tab-page';
import { TabPanel, type TabPanelTexts } from '@/components/catalogue/tab-panel';

export const DEFAULT_CATEGORY_TAB: ListName = 'brands';

type CategoryPanelProps = {
  locale: Locale;
  category: Category;
  path: string;
  tab: ListName;
  list: TabPage;
  now: Date;
  labels: OfferLabels;
  texts: TabPanelTexts;
};

const EMPTY_TEXTS = { brands: 'noBrands', coupons: 'noCoupons', deals: 'noDeals' } as const;

/** One tab of a category: makes the texts that the browser gets. */
export function CategoryPanel({ category, list, now, ...rest }: CategoryPanelProps) {
  const { locale, tab } = rest;
  const t = getTranslator(locale);
  const texts = EMPTY_TEXTS[tab];
  return (
    <TabPanel
      {...rest}
      defaultTab={DEFAULT_CATEGORY_TAB}
      owner={{ categoryId: category.id }}
      served={list}
      heading={t(`category.headings.${tab}`, { category: category.name })}
      empty={{
        title: t(`category.${texts}.title`),
        message: t(`category.${texts}.message`, { category: category.name }),
        action: { href: localizePath(locale, '/categories'), label: t('category.browseAll') },
      }}
      now={now.toISOString()}
    />
  );
}
