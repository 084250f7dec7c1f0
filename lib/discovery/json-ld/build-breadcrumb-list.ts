import type { BreadcrumbList } from 'schema-dts';

type Crumb = { label: string; href?: string };

/** Takes the way from home to a page, its links from the root, and the site's origin. The last item is the page. */
export function buildBreadcrumbList(crumbs: Crumb[], siteUrl: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href === undefined ? undefined : siteUrl + href,
    })),
  };
}
