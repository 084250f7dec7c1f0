import type { MetadataRoute } from 'next';
import type { Settings } from '@/lib/config';
import { buildSitemapHref } from '@/lib/url/sitemap-href';

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
