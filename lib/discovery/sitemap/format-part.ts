import type { CatalogueSource } from '@/lib/catalogue/source';
import type { SitemapPart } from '@/lib/url/sitemap-href';
import { formatEntry, SITEMAP_END, SITEMAP_START } from './format-sitemap';
import { SECTIONS } from './sections';

type Texts = AsyncGenerator<string, void, void>;

/** The entries of a part, none where it has none, read as they are asked for. Throws what the source throws. */
export async function* formatEntries(
  source: CatalogueSource,
  { section, number }: SitemapPart,
  siteUrl: string,
): Texts {
  for await (const entry of SECTIONS[section].listEntries(source, number)) {
    const text = formatEntry(entry, siteUrl);
    if (text !== '') yield text;
  }
}

/**
 * A part of the sitemap as a file, piece after piece; null for one that would list nothing. Its first entry is read
 * before it answers, the others as they are asked for. Throws what the source throws.
 */
export async function openPart(
  source: CatalogueSource,
  part: SitemapPart,
  siteUrl: string,
): Promise<Texts | null> {
  const entries = formatEntries(source, part, siteUrl);
  const first = await entries.next();
  return first.done === true ? null : wrap(first.value, entries);
}

async function* wrap(first: string, others: Texts): Texts {
  yield SITEMAP_START;
  yield first;
  yield* others;
  yield SITEMAP_END;
}
