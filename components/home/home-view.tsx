import { BrandGrid } from '@/components/catalogue/brand-grid';
import { CategoryGrid } from '@/components/catalogue/category-grid';
import { NewsletterBand } from '@/components/newsletter/newsletter-band';
import { EmptyState } from '@/components/ui/empty-state';
import { getTranslator, type Locale } from '@/lib/i18n';
import type { HomeData } from '@/lib/pages';
import { buildCategoryHref, buildListHref, localizePath } from '@/lib/url/paths';
import { HomeHero } from './home-hero';
import { HomeOffers, HomeSection } from './home-section';
import styles from './home-view.module.scss';

type Props = { locale: Locale; siteName: string; tagline: string; home: HomeData; now: Date };

/**
 * The home page (docs/specification.md §2.3): hero, then a section for everything that the catalogue has something of.
 */
export function HomeView({ locale, siteName, tagline, home, now }: Props) {
  const t = getTranslator(locale);
  const { categories, featuredBrands, featuredCoupons, featuredDeals, highlights } = home;
  return (
    <div className={styles.page}>
      <HomeHero locale={locale} siteName={siteName} tagline={tagline} categories={categories} />
      <HomeOffers
        locale={locale}
        title={t('home.coupons')}
        href={buildListHref(locale, 'coupons')}
        offers={featuredCoupons}
        now={now}
      />
      {featuredBrands.length > 0 && (
        <HomeSection locale={locale} title={t('home.brands')} href={buildListHref(locale, 'brands')}>
          <BrandGrid locale={locale} brands={featuredBrands} isCompact />
        </HomeSection>
      )}
      {categories.length > 0 && (
        <HomeSection locale={locale} title={t('home.categories')} href={localizePath(locale, '/categories')}>
          <CategoryGrid locale={locale} categories={categories} isCompact />
        </HomeSection>
      )}
      <HomeOffers
        locale={locale}
        title={t('home.deals')}
        href={buildListHref(locale, 'deals')}
        offers={featuredDeals}
        now={now}
      />
      {!isEmpty(home) && (
        <div className={styles.newsletter}>
          <NewsletterBand locale={locale} />
        </div>
      )}
      {highlights.length > 0 && <HomeHighlights locale={locale} highlights={highlights} now={now} />}
      {isEmpty(home) && (
        <EmptyState
          title={t('home.empty.title')}
          message={t('home.empty.message')}
          action={{ href: localizePath(locale, '/blog'), label: t('home.empty.action') }}
        />
      )}
    </div>
  );
}

function isEmpty(home: HomeData): boolean {
  return Object.values(home).every((list) => list.length === 0);
}

type HomeHighlightsProps = { locale: Locale; highlights: HomeData['highlights']; now: Date };

/** Offers of chosen categories, side by side where there is room. */
function HomeHighlights({ locale, highlights, now }: HomeHighlightsProps) {
  const t = getTranslator(locale);
  return (
    <div className={styles.highlights}>
      {highlights.map(({ category, offers }) => (
        <HomeOffers
          key={category.id}
          locale={locale}
          title={t(offers[0]?.kind === 'deal' ? 'home.highlightDeals' : 'home.highlight', {
            category: category.name,
          })}
          href={buildCategoryHref(locale, category.slug)}
          offers={offers}
          now={now}
        />
      ))}
    </div>
  );
}
