import { LOCALES } from '@/lib/i18n/locales';

const LISTS = ['coupons', 'deals'] as const;
const COLLECTIONS = ['brands', 'categories', 'blog'] as const;
const SECTIONS = [...LISTS, ...COLLECTIONS, 'saved'] as const;

/** The entries of the main navigation (docs/specification.md §2.2.1), and the visitor's own offers. */
export type Section = 'home' | (typeof SECTIONS)[number];
/** `isRoot` is true for the section's own page, false for the pages below it. */
export type Place = { section: Section; isRoot: boolean };

/** The internal paths of rewrites.js that show one brand or category. */
const DETAILS = new Map<string, Section>([
  ['brand', 'brands'],
  ['offer', 'brands'],
  ['category', 'categories'],
]);

/**
 * Takes a path and returns the section it belongs to, or null. Knows the public paths and the internal ones they are
 * rewritten to (rewrites.js), because the server renders by the second and the browser by the first.
 */
export function parseSection(path: string): Place | null {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (LOCALES.some((locale) => locale === segments[0])) segments.shift();
  const [first, second, third] = segments;
  if (first === undefined) return { section: 'home', isRoot: true };
  if (first === 'find') return toRoot(second);
  if (first === 'view') return parseView(second, third);
  return parsePublic(segments);
}

function parsePublic([name, slug, ...rest]: string[]): Place | null {
  const root = rest.length === 0 ? toRoot(name) : null;
  if (root === null || slug === undefined) return root;
  return COLLECTIONS.some((collection) => collection === name) ? { ...root, isRoot: false } : null;
}

function parseView(kind = '', list = ''): Place | null {
  if (kind === 'list' || kind === 'text') return toRoot(list);
  if (kind === 'blog') return toRoot(kind);
  const section = DETAILS.get(kind);
  return section === undefined ? null : { section, isRoot: false };
}

function toRoot(name: string | undefined): Place | null {
  const section = SECTIONS.find((known) => known === name);
  return section === undefined ? null : { section, isRoot: true };
}
