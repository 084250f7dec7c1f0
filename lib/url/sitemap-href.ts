/** A part of the sitemap: what it lists, and its number from 1. */
export type SitemapPart = { section: SitemapSection; number: number };
export type SitemapSection = (typeof SITEMAP_SECTIONS)[number];

export const SITEMAP_SECTIONS = ['pages', 'categories', 'brands', 'articles'] as const;
/** More than any section has parts; all sections together stay below the 50,000 that an index may list. */
export const MAX_SECTION_PARTS = 10_000;

const NAME = /^([a-z]+)-([1-9]\d{0,4})$/;

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
