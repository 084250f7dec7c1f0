import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';
import { parseItemId } from './item-id';
import { parseListState } from './list-state';
import { decodeSegment, parseListName, parsePathChoices, parsePathText } from './parse-path';
import { parsePageNumber } from './parse-query';
import { ALL_CATEGORIES } from './path-parts.js';
import {
  buildBlogHref,
  buildBrandHref,
  buildCategoryHref,
  buildListHref,
  buildOfferHref,
  buildSearchHref,
  buildTabHref,
  localizePath,
} from './paths';

/**
 * Takes the path that the server renders a page by (rewrites.js) and returns its public path and query, without a
 * language prefix. A text that no path can carry is lost; what stands for no page at all becomes the home page.
 */
export function parseInternalPath(path: string): string {
  const [first = '', second = '', ...rest] = path.split('/').slice(2);
  if (first === 'missing') return '/';
  if (first === 'find') return `/${second}`;
  return first === 'view'
    ? parseView(second, rest)
    : `/${[first, second, ...rest].filter(Boolean).join('/')}`;
}

function parseView(kind: string, segments: string[]): string {
  const [first = '', second = '', third = '', ...rest] = segments;
  switch (kind) {
    case 'list':
      return parseList(first, second, undefined, third, rest);
    case 'text':
      return parseList(first, second, third, rest[0] ?? '', rest.slice(1));
    case 'brand':
      return parseTab(buildBrandHref(DEFAULT_LOCALE, decodeSegment(first)), second, third, 'coupons');
    case 'category':
      return parseTab(buildCategoryHref(DEFAULT_LOCALE, decodeSegment(first)), second, third, 'brands');
    case 'offer': {
      const offer = {
        kind: second === 'deal' ? 'deal' : 'coupon',
        id: parseItemId(decodeSegment(third)) ?? third,
      } as const;
      return buildOfferHref(DEFAULT_LOCALE, decodeSegment(first), offer);
    }
    case 'search':
      return buildSearchHref(DEFAULT_LOCALE, parsePathText(first), parsePageNumber(second));
    case 'blog':
      return buildBlogHref(DEFAULT_LOCALE, parsePageNumber(first));
    default:
      return '/';
  }
}

function parseList(
  name: string,
  category: string,
  text: string | undefined,
  page: string,
  choices: string[],
): string {
  const list = parseListName(name);
  const state = parseListState(list, {
    ...parsePathChoices(choices),
    q: text === undefined ? undefined : parsePathText(text),
    category: category === ALL_CATEGORIES ? undefined : category,
    page,
  });
  return buildListHref(DEFAULT_LOCALE, list, state);
}

/** Without the hash: the page of a tab that its query names is shown with or without it. */
function parseTab(path: string, tab: string, page: string, defaultTab: string): string {
  const [address = path] = buildTabHref(path, tab, defaultTab, parsePageNumber(page)).split('#');
  return address;
}

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
