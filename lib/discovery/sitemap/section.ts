import type { CatalogueSource } from '@/lib/catalogue/source';
import type { SitemapEntry } from './sitemap-entry';

/** A kind of pages that the sitemap lists, divided into parts. */
export type Section = {
  /** How many parts there can be; some of them may list nothing. Throws what the source throws. */
  countParts(source: CatalogueSource): Promise<number>;
  /** What a part lists, read as it is asked for: nothing past the end. Throws what the source throws. */
  listEntries(source: CatalogueSource, part: number): AsyncGenerator<SitemapEntry>;
};
