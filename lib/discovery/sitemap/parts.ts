import type { CatalogueSource } from '@/lib/catalogue';
import { SITEMAP_SECTIONS, type SitemapPart } from '@/lib/url/machine-paths';
import { formatEntry, SITEMAP_END, SITEMAP_START } from './format-sitemap';
import { SECTIONS } from './sections';

type Texts = AsyncGenerator<string, void, void>;

/** The entries of a part, none where it has none, read as they are asked for. Throws what the source throws. */
async function* formatEntries(
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
 * before it returns, the others as they are asked for. Throws what the source throws.
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
