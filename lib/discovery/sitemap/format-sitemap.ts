import { SPOKEN_LOCALES } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/url/paths';
import { buildLanguageAddresses } from '../head/languages';
import { escapeXml } from '../rss/format-rss';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

export const SITEMAP_START = `${DECLARATION}<urlset ${NAMESPACES}>\n`;
export const SITEMAP_END = '</urlset>\n';

/**
 * The page in every language, each with all the others beside it, as the page's own head names them. `siteUrl` is the
 * origin. Returns '' for a page whose addresses are too long to be listed.
 */
export function formatEntry(
  { path, changedAt }: SitemapEntry,
  siteUrl: string,
  spoken = SPOKEN_LOCALES,
): string {
  // As the home page's own head writes it: without a slash.
  const toAddress = (local: string) => escapeXml(local === '/' ? siteUrl : siteUrl + local);
  const addresses = spoken.map((locale) => toAddress(localizePath(locale, path)));
  if (addresses.some((address) => address.length > MAX_ADDRESS_LENGTH)) return '';
  const languages: Record<string, string> = buildLanguageAddresses(path, spoken) ?? {};
  const alternates = Object.entries(languages).map(
    ([language, local]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${toAddress(local)}"/>\n`,
  );
  const lastmod = changedAt === null ? '' : `<lastmod>${formatInstant(changedAt)}</lastmod>\n`;
  return addresses
    .map((address) => `<url>\n<loc>${address}</loc>\n${lastmod}${alternates.join('')}</url>\n`)
    .join('');
}

/** The index that names all parts by their addresses. */
export function formatIndex(addresses: string[]): string {
  const parts = addresses.map((address) => `<sitemap>\n<loc>${escapeXml(address)}</loc>\n</sitemap>\n`);
  return `${DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('')}</sitemapindex>\n`;
}

/** A W3C date and time to the second, UTC. */
function formatInstant(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

/** A page as the sitemap lists it. */
export type SitemapEntry = {
  /** Its public path without a language prefix; it is listed in every language. */
  path: string;
  /** When it last changed, in ms since the epoch; null where nobody knows. */
  changedAt: number | null;
};

/** What one file may hold (sitemaps.org). */
export const MAX_FILE_ADDRESSES = 50_000;
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** So many items are read at once, and no more are held. */
export const READ_SIZE = 100;

/** How many entries one part lists at most. With three languages that is a quarter of the addresses it may hold. */
export const MAX_PART_ENTRIES = 4_000;

/** Longer addresses are left out, so that no part can pass its limit of bytes. */
export const MAX_ADDRESS_LENGTH = 600;

/** For how long a server in front, or a crawler, may take a sitemap for current. */
export const SITEMAP_LIFETIME_S = 3_600;
