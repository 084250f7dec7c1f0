import { getTranslator, type Locale } from '@/lib/i18n';
import { buildListHref, buildSavedHref, localizePath } from '@/lib/url/paths';
import type { NavItem } from './nav-links';

/** The entries of the main navigation in a language, in the order of spec §2. */
export function listNavItems(locale: Locale): NavItem[] {
  const t = getTranslator(locale);
  return [
    { section: 'home', href: localizePath(locale, '/'), label: t('layout.nav.home') },
    { section: 'coupons', href: buildListHref(locale, 'coupons'), label: t('layout.nav.coupons') },
    { section: 'deals', href: buildListHref(locale, 'deals'), label: t('layout.nav.deals') },
    { section: 'brands', href: buildListHref(locale, 'brands'), label: t('layout.nav.brands') },
    { section: 'categories', href: localizePath(locale, '/categories'), label: t('layout.nav.categories') },
    { section: 'blog', href: localizePath(locale, '/blog'), label: t('layout.nav.blog') },
  ];
}

/** The entries of the menu of small screens: the main navigation, and what larger ones have in their header. */
export function listMenuItems(locale: Locale): NavItem[] {
  const saved = getTranslator(locale)('saved.title');
  return [...listNavItems(locale), { section: 'saved', href: buildSavedHref(locale), label: saved }];
}
