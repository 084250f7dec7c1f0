import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { localizePath } from './paths';

/** A public path without its language prefix, and with one slash at its start: two would name another host. */
export function dropLocale(path: string): string {
  const [first = '', ...rest] = path.replace(/^\/+/, '').split('/');
  const segments = LOCALES.some((locale) => locale === first) ? rest : [first, ...rest];
  return `/${segments.join('/').replace(/^\/+/, '')}`;
}

/** Takes the address of a page in the browser and returns the same page, query and hash in another language. */
export function buildLanguageHref(
  locale: Locale,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  return localizePath(locale, dropLocale(pathname)) + search + hash;
}
