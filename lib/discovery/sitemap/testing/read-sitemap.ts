/*
 * The rules of sitemaps.org's schemas (sitemap.xsd, siteindex.xsd, version 0.9) and of hreflang links, for documents
 * that a browser's own parser has read.
 */

const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
const MIN_LOC_LENGTH = 12;
const MAX_LOC_LENGTH = 2_048;
/** Of the two forms that xsd:dateTime and xsd:date leave, those that name a zone or need none. */
const W3C_INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2}))?$/;

export type ReadUrl = { loc: string; lastmod: string | null; languages: Record<string, string> };

/** The addresses of a sitemap. Throws with what breaks a rule. */
export function readSitemap(xml: string): ReadUrl[] {
  return readRoot(xml, 'urlset', 'url').map((url) => {
    const [loc, ...rest] = [...url.children];
    const lastmod = rest[0]?.localName === 'lastmod' ? rest.shift() : undefined;
    return {
      loc: readLoc(loc),
      lastmod: lastmod ? readInstant(lastmod) : null,
      languages: Object.fromEntries(rest.map(readAlternate)),
    };
  });
}

/** The addresses of the parts that an index names. Throws with what breaks a rule. */
export function readIndex(xml: string): string[] {
  return readRoot(xml, 'sitemapindex', 'sitemap').map((part) => {
    demand(part.children.length === 1, 'a part has an address and nothing else');
    return readLoc(part.children[0]);
  });
}

function readRoot(xml: string, rootName: string, childName: string): Element[] {
  demand(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n'), 'a file begins with its declaration');
  const { documentElement: root } = new DOMParser().parseFromString(xml, 'application/xml');
  demand(root.localName === rootName, `the root is ${rootName}, not ${root.localName}`);
  demand(root.namespaceURI === SITEMAP_NAMESPACE, 'the root is of the sitemap namespace');
  const children = [...root.children];
  demand(children.length > 0 && children.length <= 50_000, '1 to 50,000 children');
  for (const child of children) demand(isSitemapElement(child, childName), `every child is a ${childName}`);
  return children;
}

function readLoc(element: Element | undefined): string {
  const loc = element?.textContent ?? '';
  demand(isSitemapElement(element, 'loc'), 'the address comes first');
  demand(
    loc.length >= MIN_LOC_LENGTH && loc.length <= MAX_LOC_LENGTH,
    `an address of 12 to 2,048 characters`,
  );
  demand(new URL(loc).href === loc || `${new URL(loc).origin}` === loc, `${loc} is as a browser writes it`);
  return loc;
}

function readInstant(element: Element): string {
  const text = element.textContent ?? '';
  demand(isSitemapElement(element, 'lastmod'), 'lastmod is of the sitemap namespace');
  demand(W3C_INSTANT.test(text) && !Number.isNaN(Date.parse(text)), `${text} is a W3C date`);
  return text;
}

function readAlternate(element: Element): [language: string, address: string] {
  demand(element.namespaceURI === XHTML_NAMESPACE && element.localName === 'link', 'then only links');
  demand(element.getAttribute('rel') === 'alternate', 'a link is an alternate');
  return [element.getAttribute('hreflang') ?? '', element.getAttribute('href') ?? ''];
}

function isSitemapElement(element: Element | undefined, name: string): boolean {
  return element?.namespaceURI === SITEMAP_NAMESPACE && element.localName === name;
}

function demand(condition: boolean, rule: string): void {
  if (!condition) throw new Error(`Against the rules of sitemaps: ${rule}`);
}
