import type { Brand, Category, Coupon, Deal, Page } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { toOfferCard } from '@/lib/offers/offer-card';
import { buildCategoryHref, buildTabHref, type ListName } from '@/lib/url/paths';
import { buildOfferLabels } from '@/components/catalogue/offer-labels';
import { buildTabPanelTexts } from '@/components/catalogue/build-tab-panel-texts';
import type { TabPage } from '@/components/catalogue/tab-page';
import { toBrandCard } from '@/components/catalogue/to-brand-card';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { buildCrumbs } from '@/components/layout/build-crumbs';
import { Container } from '@/components/ui/container';
import { Tabs } from '@/components/ui/tabs';
import { CategoryHeader } from './category-header';
import { CategoryPanel, DEFAULT_CATEGORY_TAB } from './category-panel';

const TABS: ListName[] = ['brands', 'coupons', 'deals'];

type CategoryViewProps = {
  locale: Locale;
  category: Category;
  brands: Page<Brand>;
  coupons: Page<Coupon>;
  deals: Page<Deal>;
  /** The tab that the address asks for. */
  tab: ListName;
  now: Date;
};

/** The page of a category (spec §2, "Category page"). */
export function CategoryView({ locale, category, brands, coupons, deals, tab, now }: CategoryViewProps) {
  const t = getTranslator(locale);
  const path = buildCategoryHref(locale, category.slug);
  const labels = buildOfferLabels(locale);
  const texts = buildTabPanelTexts(locale);
  const lists: Record<ListName, TabPage> = {
    brands: {
      ...brands,
      kind: 'brands',
      items: brands.items.map((brand) => toBrandCard(brand, texts.counts, locale)),
    },
    coupons: { ...coupons, kind: 'offers', items: coupons.items.map(toOfferCard) },
    deals: { ...deals, kind: 'offers', items: deals.items.map(toOfferCard) },
  };
  const tabs = TABS.map((id) => ({
    id,
    label: t(`category.tabs.${id}`),
    count: lists[id].total.toLocaleString(locale),
    href: buildTabHref(path, id, DEFAULT_CATEGORY_TAB),
  }));
  const shared = { locale, category, path, now, labels, texts };
  const panels = Object.fromEntries(
    TABS.map((id) => [id, <CategoryPanel key={id} {...shared} tab={id} list={lists[id]} />]),
  );
  return (
    <Container>
      <Breadcrumbs items={buildCrumbs(locale, category.name, 'categories')} label={t('layout.breadcrumbs')} />
      <CategoryHeader category={category} locale={locale} />
      <Tabs
        key={path}
        {...{ tabs, panels }}
        activeTab={tab}
        activePage={lists[tab].page}
        label={t('category.tabs.label', { category: category.name })}
      />
    </Container>
  );
}
