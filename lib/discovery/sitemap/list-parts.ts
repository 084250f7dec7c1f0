import type { CatalogueSource } from '@/lib/catalogue/source';
import { SITEMAP_SECTIONS, type SitemapPart } from '@/lib/url/sitemap-href';
import { formatEntries } from './format-part';
import { SECTIONS } from './sections';

/**
 * The parts that list anything: a file without an address is no sitemap. Throws what the source throws, and where
 * `signal` aborts: a source that claims to hold more than it does could be asked for ever.
 */
export async function listParts(
  source: CatalogueSource,
  siteUrl: string,
  signal: AbortSignal,
): Promise<SitemapPart[]> {
  const parts: SitemapPart[] = [];
  for (const section of SITEMAP_SECTIONS) {
    const count = await SECTIONS[section].countParts(source);
    for (let number = 1; number <= count; number += 1) {
      signal.throwIfAborted();
      const part = { section, number };
      // Reads only as far as the first entry.
      const first = await formatEntries(source, part, siteUrl).next();
      if (first.done !== true) parts.push(part);
    }
  }
  return parts;
}
