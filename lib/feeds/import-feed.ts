import type { CatalogueStore, CatalogueWriter, NewOffer, SaveOutcome } from '@/lib/catalogue/writer';
import { listBrandNameCandidates, pickBrandName } from './brand-name';
import type { FeedBrand, ParsedFeed } from './feed';

export type ImportReport = {
  brands: { created: number; known: number };
  /** Unique names of the brands whose page now shows something else. */
  changedBrands: string[];
  offers: Record<SaveOutcome | 'skipped', number>;
  skipped: ParsedFeed['skipped'];
};

/**
 * Puts a parsed feed into the catalogue in one transaction and answers what became of its rows. Brands and offers are
 * known by (source, external id); brands that are there already stay as they are, editors may have changed them.
 * A dry run does the same work and takes it back. If anything throws, nothing was changed.
 */
export async function importFeed(
  store: CatalogueStore,
  source: string,
  feed: ParsedFeed,
  { isDryRun = false } = {},
): Promise<ImportReport> {
  try {
    return await store.write(async (writer) => {
      const report = await saveFeed(writer, source, feed);
      if (isDryRun) throw new DryRunEnd(report);
      return report;
    });
  } catch (error) {
    if (error instanceof DryRunEnd) return error.report;
    throw error;
  }
}

/** Thrown at the end of a dry run, so that the transaction is rolled back. */
class DryRunEnd extends Error {
  constructor(readonly report: ImportReport) {
    super('The dry run is over.');
  }
}

async function saveFeed(writer: CatalogueWriter, source: string, feed: ParsedFeed): Promise<ImportReport> {
  const uniqueNames = new Map<string, string>();
  let created = 0;
  for (const brand of feed.brands) {
    const known = await writer.findBrand(source, brand.externalId);
    if (known === null) created += 1;
    uniqueNames.set(brand.externalId, known ?? (await createBrand(writer, source, brand)));
  }
  const offers = feed.offers.map(({ brandExternalId, ...offer }) => ({
    ...offer,
    source,
    brandUniqueName: getUniqueName(uniqueNames, brandExternalId),
  }));
  const outcomes = await writer.saveOffers(offers);
  return {
    brands: { created, known: feed.brands.length - created },
    changedBrands: listChangedBrands(offers, outcomes),
    offers: { ...countOutcomes(outcomes), skipped: feed.skipped.length },
    skipped: feed.skipped,
  };
}

/** Saves a new brand under a name of its own and answers its unique name. */
async function createBrand(writer: CatalogueWriter, source: string, brand: FeedBrand): Promise<string> {
  const candidates = listBrandNameCandidates(source, brand);
  const taken = await writer.listTakenBrandNames(candidates.map(({ uniqueName }) => uniqueName));
  const { name, uniqueName } = pickBrandName(candidates, taken);
  await writer.saveBrands([
    {
      source,
      externalId: brand.externalId,
      name,
      uniqueName,
      logo: null,
      description: '',
      isFeatured: false,
      trackingUrl: null,
      originUrl: brand.siteUrl,
      siteUrl: brand.siteUrl,
      categorySlugs: [],
    },
  ]);
  return uniqueName;
}

function getUniqueName(uniqueNames: ReadonlyMap<string, string>, brandExternalId: string): string {
  const uniqueName = uniqueNames.get(brandExternalId);
  if (uniqueName === undefined)
    throw new Error(`The feed has an offer of the brand ${brandExternalId}, but no such brand.`);
  return uniqueName;
}

function listChangedBrands(offers: NewOffer[], outcomes: SaveOutcome[]): string[] {
  const changed = offers.filter((_, index) => outcomes[index] !== 'unchanged');
  return [...new Set(changed.map(({ brandUniqueName }) => brandUniqueName))];
}

function countOutcomes(outcomes: SaveOutcome[]): Record<SaveOutcome, number> {
  const counts = { created: 0, updated: 0, unchanged: 0 };
  for (const outcome of outcomes) counts[outcome] += 1;
  return counts;
}
