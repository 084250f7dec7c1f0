import { DEFAULT_LOCALE, parseLocale, type Locale } from '@/lib/i18n/locales';
import { parseItemId } from './item-id';
import { decodeSegment } from './parse-path';
import type { SocialSubject } from './paths';

export const SITEMAP_SECTIONS = ['pages', 'categories', 'brands', 'articles'] as const;
/** More than any section has parts; all sections together stay below the 50,000 that an index may list. */
export const MAX_SECTION_PARTS = 10_000;

const NAME = /^([a-z]+)-([1-9]\d{0,4})$/;
const NAME_MAX_LENGTH = 200;
const FILE = /^(?<version>[\w-]{1,32})\.png$/;

/** A part of the sitemap: what it lists, and its number from 1. */
export type SitemapPart = { section: SitemapSection; number: number };
export type SitemapSection = (typeof SITEMAP_SECTIONS)[number];

/** The public address of a part of the sitemap, or of its index. lib/url/rewrites.js leads it to its route. */
export function buildSitemapHref(part?: SitemapPart): string {
  return part === undefined ? '/sitemap.xml' : `/sitemap-${part.section}-${part.number}.xml`;
}

/** Reads a part's name as it stands in its address ("brands-2"); null for any other text. */
export function parseSitemapPart(name: string): SitemapPart | null {
  const [, sectionName, digits] = NAME.exec(name) ?? [];
  const section = SITEMAP_SECTIONS.find((known) => known === sectionName);
  const number = Number(digits);
  return section !== undefined && number <= MAX_SECTION_PARTS ? { section, number } : null;
}

export type SocialAddress = {
  locale: Locale;
  subject: SocialSubject;
  /** What the address says the picture's version is; none in the address of the home picture. */
  version: string | null;
};

/**
 * Reads the segments behind /social/ of an address that buildSocialImageHref made: the language, what the picture is
 * about and its version. Null where they name no picture.
 */
export function parseSocialPath(segments: readonly string[]): SocialAddress | null {
  const [locale = '', ...rest] = segments.map(decodeSegment);
  if (!isSpoken(locale) || rest.some((segment) => segment.length > NAME_MAX_LENGTH)) return null;
  const file = FILE.exec(rest.at(-1) ?? '')?.groups?.version;
  if (file === undefined) return null;
  const subject = parseSubject(rest.slice(0, -1), file);
  if (subject === null) return null;
  return { locale: parseLocale(locale), subject, version: subject.kind === 'home' ? null : file };
}

function isSpoken(locale: string): boolean {
  return locale === DEFAULT_LOCALE || parseLocale(locale) !== DEFAULT_LOCALE;
}

function parseSubject(parts: string[], file: string): SocialSubject | null {
  if (parts.length === 0) return file === 'home' ? { kind: 'home' } : null;
  const [kind, name = '', id = '', ...more] = parts;
  if (name.trim() === '' || more.length > 0) return null;
  switch (kind) {
    case 'brand':
      return id === '' ? { kind, uniqueName: name } : null;
    case 'category':
    case 'article':
    case 'brands':
    case 'coupons':
    case 'deals':
      return id === '' ? { kind, slug: name } : null;
    case 'coupon':
    case 'deal': {
      const itemId = parseItemId(id);
      return itemId === null ? null : { kind, uniqueName: name, id: itemId };
    }
    default:
      return null;
  }
}
