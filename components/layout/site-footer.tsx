import { buildNewsletterLabels } from '@/components/newsletter/build-newsletter-labels';
import { NewsletterForm } from '@/components/newsletter/newsletter-form';
import type { Brand, CatalogueStats, Category } from '@/lib/catalogue/types';
import { formatFollowLabel } from '@/lib/discovery/rss/feed-topic';
import { getTranslator, type Locale } from '@/lib/i18n';
import { hyphenate } from '@/lib/text/hyphenate';
import {
  buildBrandHref,
  buildCategoryHref,
  buildFeedHref,
  buildSavedHref,
  localizePath,
} from '@/lib/url/paths';
import { type FooterLink, FooterLinks } from './footer-links';
import { LanguageNav } from './language-nav';
import { LogoMark } from './logo-mark';
import styles from './site-footer.module.scss';

type Props = {
  locale: Locale;
  siteName: string;
  tagline: string;
  categories: Pick<Category, 'name' | 'slug'>[];
  brands: Pick<Brand, 'name' | 'uniqueName'>[];
  /** Rounded down; null where they could not be counted. */
  stats: Record<keyof CatalogueStats, { count: number; isMore: boolean }> | null;
};

const COMPANY_PAGES = ['about', 'contact', 'careers'] as const;
const LEGAL_PAGES = ['privacy', 'terms', 'cookies'] as const;
/** In letters: longer words may not fit half of the narrowest phone. */
const LONG_WORD = 14;

const NEW_OFFERS = { kind: 'offers' } as const;

/** On every page: brand, counted stats, categories, featured brands, company and legal links, newsletter. */
export function SiteFooter({ locale, siteName, tagline, categories, brands, stats }: Props) {
  const t = getTranslator(locale);
  const categoryLinks = categories.map(({ name, slug }) => ({
    href: buildCategoryHref(locale, slug),
    label: name,
  }));
  const brandLinks = brands.map(({ name, uniqueName }) => ({
    href: buildBrandHref(locale, uniqueName),
    label: hyphenate(name, LONG_WORD),
  }));
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <FooterIntro {...{ locale, siteName, tagline, stats }} />
        <div className={styles.lists}>
          <FooterLinks title={t('layout.footer.categories')} links={categoryLinks} wide="onPhones" />
          <FooterLinks title={t('layout.footer.brands')} links={brandLinks} wide="always" />
          <FooterLinks title={t('layout.footer.company')} links={listCompanyLinks(locale)} />
          <FooterLinks title={t('layout.footer.legal')} links={listLegalLinks(locale)} />
        </div>
        <div className={styles.closing}>
          <p>{t('layout.footer.rights')}</p>
          <LanguageNav locale={locale} />
        </div>
      </div>
    </footer>
  );
}

function toLink(locale: Locale, page: (typeof COMPANY_PAGES | typeof LEGAL_PAGES)[number]): FooterLink {
  return { href: localizePath(locale, `/${page}`), label: getTranslator(locale)(`layout.footer.${page}`) };
}

function listCompanyLinks(locale: Locale): FooterLink[] {
  return [
    ...COMPANY_PAGES.map((page) => toLink(locale, page)),
    { href: buildSavedHref(locale), label: getTranslator(locale)('saved.title') },
    { href: buildFeedHref(locale, NEW_OFFERS), label: formatFollowLabel(locale, NEW_OFFERS) },
  ];
}

function listLegalLinks(locale: Locale): FooterLink[] {
  const choices = {
    href: localizePath(locale, '/cookies'),
    label: getTranslator(locale)('layout.footer.cookieChoices'),
    opensCookieChoices: true,
  };
  return [...LEGAL_PAGES.map((page) => toLink(locale, page)), choices];
}

function FooterIntro({ locale, siteName, tagline, stats }: Omit<Props, 'categories' | 'brands'>) {
  const t = getTranslator(locale);
  return (
    <div className={styles.intro}>
      <div className={styles.brand}>
        <a
          className={styles.logo}
          href={localizePath(locale, '/')}
          aria-label={t('layout.homeLink', { siteName })}
        >
          <LogoMark />
          {siteName}
        </a>
        <p className={styles.tagline}>{tagline}</p>
        <p className={styles.features}>{t('layout.footer.features')}</p>
        {stats && <FooterStats locale={locale} stats={stats} />}
      </div>
      <div>
        <h2 className={styles.newsletterTitle}>{t('layout.newsletter.title')}</h2>
        <p className={styles.newsletterMessage}>{t('layout.newsletter.message')}</p>
        <NewsletterForm source="footer" labels={buildNewsletterLabels(locale, 'footer')} />
      </div>
    </div>
  );
}

/** How much the catalogue holds, counted and rounded down. */
function FooterStats({ locale, stats }: { locale: Locale; stats: NonNullable<Props['stats']> }) {
  const t = getTranslator(locale);
  const format = new Intl.NumberFormat(locale);
  const entries = [
    { ...stats.brands, unit: t('layout.footer.stats.brands', { count: stats.brands.count }) },
    { ...stats.coupons, unit: t('layout.footer.stats.coupons', { count: stats.coupons.count }) },
    { ...stats.deals, unit: t('layout.footer.stats.deals', { count: stats.deals.count }) },
  ];
  return (
    <ul role="list" className={styles.stats} aria-label={t('layout.footer.stats.label')}>
      {entries.map(({ count, isMore, unit }) => (
        <li key={unit} className={styles.stat}>
          <span className={styles.count}>{format.format(count) + (isMore ? '+' : '')}</span> {unit}
        </li>
      ))}
    </ul>
  );
}
