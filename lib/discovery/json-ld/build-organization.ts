import type { Organization } from 'schema-dts';
import type { Settings } from '@/lib/config';

/** What linked data says of the site: its name and its origin without a trailing slash. */
export type Site = Pick<Settings, 'siteName' | 'siteUrl'>;

/** Who runs the site. The same on every page, by its "@id". */
export function buildOrganization({ siteName, siteUrl }: Site) {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: siteName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon.svg`,
  } satisfies Organization;
}
