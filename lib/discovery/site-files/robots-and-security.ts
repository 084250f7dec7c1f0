import type { MetadataRoute } from 'next';
import { DAY_MS } from '@/lib/catalogue/rules';
import type { Settings } from '@/lib/config';
import { pickContactEmail } from '@/lib/config/pick-contact-email';
import { SPOKEN_LOCALES } from '@/lib/i18n/locales';
import { buildSitemapHref } from '@/lib/url/machine-paths';

const SECURITY_PATH = '/.well-known/security.txt';

/** RFC 9116, 2.5.5 recommends less than a year. */
const LIFETIME_DAYS = 180;

/** The text of security.txt (RFC 9116): whom to report a weakness to. It stays the same all day, UTC. */
export function formatSecurityTxt(site: Pick<Settings, 'contactEmail' | 'siteUrl'>, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: mailto:${pickContactEmail(site)}`,
    `Expires: ${new Date(today + LIFETIME_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${SPOKEN_LOCALES.join(', ')}`,
  ];
  // The RFC takes only https addresses; the file of a site without is found all the same.
  if (site.siteUrl.startsWith('https://')) lines.push(`Canonical: ${site.siteUrl}${SECURITY_PATH}`);
  return `${lines.join('\n')}\n`;
}

/**
 * What robots.txt says. In production everything but the API may be read, noindex pages too: a crawler that may not
 * read a page does not see that it is noindex. Any other deployment keeps everyone out.
 */
export function buildRobots({
  isProduction,
  siteUrl,
}: Pick<Settings, 'isProduction' | 'siteUrl'>): MetadataRoute.Robots {
  if (!isProduction) return { rules: { userAgent: '*', disallow: '/' } };
  return { rules: { userAgent: '*', disallow: '/api/' }, sitemap: siteUrl + buildSitemapHref() };
}
