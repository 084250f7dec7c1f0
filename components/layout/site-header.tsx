import clsx from 'clsx';
import { SearchBox } from '@/components/search/search-box';
import { SearchSubmits } from '@/components/search/search-submits';
import { Icon } from '@/components/ui/icon';
import { getMessages, getTranslator, type Locale } from '@/lib/i18n';
import { buildSavedHref, localizePath } from '@/lib/url/paths';
import { LanguageLinks } from './language-links';
import { listLanguages } from './language-nav';
import { LogoMark } from './logo-mark';
import { MobileMenu } from './mobile-menu';
import { type NavLabels, NavLinks } from './nav-links';
import styles from './site-header.module.scss';
import { type ThemeLabels, ThemeSwitch } from './theme-switch';

type Props = { locale: Locale; siteName: string };

/** On every page: skip link, logo, main navigation, search, theme. Phones get a search button and a menu. */
export function SiteHeader({ locale, siteName }: Props) {
  const t = getTranslator(locale);
  const searchPath = localizePath(locale, '/search');
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('layout.skip')}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <a
            className={styles.logo}
            href={localizePath(locale, '/')}
            aria-label={t('layout.homeLink', { siteName })}
          >
            <LogoMark className={styles.mark} />
            <span className={styles.name}>{siteName}</span>
          </a>
          <nav className={styles.nav} aria-label={t('layout.nav.label')}>
            <NavLinks locale={locale} labels={listNavLabels(locale)} layout="row" />
          </nav>
          <div className={styles.search}>
            <SearchBox
              locale={locale}
              action={searchPath}
              label={t('layout.search.label')}
              placeholder={t('layout.search.placeholder')}
              submitLabel={t('layout.search.submit')}
            />
          </div>
          <a
            className={clsx(styles.iconLink, styles.searchButton)}
            href={searchPath}
            data-search-link
            aria-label={t('layout.search.open')}
          >
            <Icon name="search" />
          </a>
          <a
            className={clsx(styles.iconLink, styles.saved)}
            href={buildSavedHref(locale)}
            aria-label={t('saved.title')}
          >
            <Icon name="bookmark" isSource />
          </a>
          <ThemeSwitch labels={buildThemeLabels(locale)} />
          <MobileMenu label={t('layout.nav.menu')}>
            <nav aria-label={t('layout.nav.label')}>
              <NavLinks locale={locale} labels={listMenuLabels(locale)} layout="column" />
              <LanguageLinks current={locale} languages={listLanguages()} />
            </nav>
          </MobileMenu>
        </div>
      </header>
      <SearchSubmits />
    </>
  );
}

function buildThemeLabels(locale: Locale): ThemeLabels {
  const t = getTranslator(locale);
  return {
    label: t('layout.theme.label'),
    system: t('layout.theme.system'),
    light: t('layout.theme.light'),
    dark: t('layout.theme.dark'),
  };
}

/** The entries of the main navigation in a language, in the order of docs/specification.md §2.2.1. */
function listNavLabels(locale: Locale): NavLabels {
  const { home, coupons, deals, brands, categories, blog } = getMessages(locale).layout.nav;
  return { home, coupons, deals, brands, categories, blog };
}

/** The entries of the menu of small screens: the main navigation, and what larger ones have in their header. */
function listMenuLabels(locale: Locale): NavLabels {
  return { ...listNavLabels(locale), saved: getTranslator(locale)('saved.title') };
}
