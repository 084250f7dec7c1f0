import { getTranslator, type Locale } from '@/lib/i18n';
import { localizePath } from '@/lib/url/paths';
import type { Crumb } from './breadcrumbs';

type CrumbSection = 'brands' | 'categories' | 'blog';

/** The way from home, through a section where there is one, to the page with this name. */
export function buildCrumbs(locale: Locale, name: string, section?: CrumbSection): Crumb[] {
  const t = getTranslator(locale);
  const home = { label: t('layout.nav.home'), href: localizePath(locale, '/') };
  if (section === undefined) return [home, { label: name }];
  const parent = { label: t(`layout.nav.${section}`), href: localizePath(locale, `/${section}`) };
  return [home, parent, { label: name }];
}
