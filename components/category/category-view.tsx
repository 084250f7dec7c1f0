import type { ReactNode } from 'react';
import type { Brand, Category, Coupon, Deal, Page } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { buildCategoryHref, buildTabHref, type ListName, localizePath } from '@/lib/url/paths';
import { BrandGrid } from '../catalogue/brand-grid';
import { OfferGrid } from '../catalogue/offer-grid';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { Container } from '../ui/container';
import { Tabs } from '../ui/tabs';
import { CategoryHeader } from './category-header';
import { CategoryPanel } from './category-panel';

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
  const lists = { brands, coupons, deals };
  const grids: Record<ListName, ReactNode> = {
    brands: <BrandGrid brands={brands.items} locale={locale} />,
    coupons: <OfferGrid offers={coupons.items} locale={locale} now={now} />,
    deals: <OfferGrid offers={deals.items} locale={locale} now={now} />,
  };
  const tabs = TABS.map((id) => ({
    id,
    label: t(`category.tabs.${id}`),
    count: lists[id].total.toLocaleString(locale),
    href: buildTabHref(path, id, 'brands'),
  }));
  const panels = Object.fromEntries(
    TABS.map((id) => [
      id,
      <CategoryPanel key={id} {...{ locale, category, path }} tab={id} list={lists[id]}>
        {grids[id]}
      </CategoryPanel>,
    ]),
  );
  const crumbs = [
    { label: t('layout.nav.home'), href: localizePath(locale, '/') },
    { label: t('layout.nav.categories'), href: localizePath(locale, '/categories') },
    { label: category.name },
  ];
  return (
    <Container>
      <Breadcrumbs items={crumbs} label={t('layout.breadcrumbs')} />
      <CategoryHeader category={category} />
      <Tabs
        key={path}
        {...{ tabs, panels }}
        activeTab={tab}
        label={t('category.tabs.label', { category: category.name })}
      />
    </Container>
  );
}
