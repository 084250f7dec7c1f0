import { CategoryGrid } from '@/components/catalogue/category-grid';
import { FollowLink } from '@/components/catalogue/follow-link';
import { type CatalogueTab, CatalogueTabs } from '@/components/catalogue/tabs/catalogue-tabs';
import { Breadcrumbs, buildCrumbs } from '@/components/layout/breadcrumbs';
import { Container } from '@/components/ui/container';
import { pickCategoryIcon } from '@/lib/art';
import type { Brand, Category, Coupon, Deal, Page } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { buildCategoryHref, type ListName, localizePath } from '@/lib/url/paths';
import styles from './category.module.scss';

const ICON_SIDE_PX = 72;
const EMPTY_TEXTS = { brands: 'noBrands', coupons: 'noCoupons', deals: 'noDeals' } as const;

type CategoryViewProps = {
  locale: Locale;
  category: Category;
  brands: Page<Brand>;
  coupons: Page<Coupon>;
  deals: Page<Deal>;
  /** The categories nearest to it. */
  related: Category[];
  /** The tab that the address asks for. */
  tab: ListName;
  failedTabs?: ListName[];
  now: Date;
};

/** The page of a category (docs/specification.md §2.10). */
export function CategoryView(props: CategoryViewProps) {
  const { locale, category, brands, coupons, deals, related, tab, failedTabs, now } = props;
  const t = getTranslator(locale);
  const toTab = (id: ListName, served: CatalogueTab['served']): CatalogueTab => ({
    id,
    label: t(`category.tabs.${id}`),
    served,
    heading: t(`category.headings.${id}`, { category: category.name }),
    empty: {
      title: t(`category.${EMPTY_TEXTS[id]}.title`),
      message: t(`category.${EMPTY_TEXTS[id]}.message`, { category: category.name }),
      action: { href: localizePath(locale, '/categories'), label: t('category.browseAll') },
    },
    hasFailed: failedTabs?.includes(id),
  });
  return (
    <Container>
      <Breadcrumbs items={buildCrumbs(locale, category.name, 'categories')} label={t('layout.breadcrumbs')} />
      <CategoryHeader category={category} />
      <CatalogueTabs
        {...{ locale, now }}
        path={buildCategoryHref(locale, category.slug)}
        owner={{ categoryId: category.id }}
        label={t('category.tabs.label', { category: category.name })}
        tabs={[
          toTab('brands', { ...brands, kind: 'brands' }),
          toTab('coupons', { ...coupons, kind: 'offers' }),
          toTab('deals', { ...deals, kind: 'offers' }),
        ]}
        activeTab={tab}
      />
      <FollowLink locale={locale} topic={{ kind: 'category', slug: category.slug, name: category.name }} />
      {related.length > 0 && (
        <section className={styles.related}>
          <h2 className={styles.relatedHeading}>{t('category.related')}</h2>
          <CategoryGrid categories={related} locale={locale} />
        </section>
      )}
    </Container>
  );
}

function CategoryHeader({ category }: { category: Category }) {
  const { name } = category;
  return (
    <header className={styles.header}>
      <img
        src={pickCategoryIcon(category)}
        alt=""
        width={ICON_SIDE_PX}
        height={ICON_SIDE_PX}
        className={styles.icon}
      />
      <div>
        <h1 className={styles.name}>{name}</h1>
      </div>
    </header>
  );
}
