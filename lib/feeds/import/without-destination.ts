import type { FeedOffer } from '../row/feed-offer';
import type { ImportRun } from './import-run';
import { toOfferKey } from './key-set';

type Ready = { row: number; offer: FeedOffer };

/**
 * The offers that have a shop and a destination (docs/feeds.md §2.12). Skipped, with a reason that says what to do, are
 * those of a shop that has only an unknown id, and those without a link whose shop has no site either.
 */
export async function skipWithoutDestination<T extends Ready>(run: ImportRun, ready: T[]): Promise<T[]> {
  const sites = await listSites(run, ready);
  return ready.filter(({ row, offer }) => {
    const reason = findReason(run, offer, sites);
    if (reason === null) return true;
    run.skippedKeys.add(toOfferKey(offer.source, offer.externalId), row);
    run.stats.skip({ row, externalId: offer.externalId, reason });
    return false;
  });
}

/** Unique names of the brands with a site, among those of offers without a link. */
async function listSites({ writer, brands }: ImportRun, ready: Ready[]): Promise<ReadonlySet<string>> {
  const names = ready.flatMap(({ offer: { source, brand, leadsToShop } }) =>
    leadsToShop === true && brand !== null && brands.has({ source, brand })
      ? [brands.getUniqueName({ source, brand })]
      : [],
  );
  if (names.length === 0) return new Set();
  const known = await writer.listKnownBrands([...new Set(names)]);
  return new Set(known.filter(({ siteUrl }) => siteUrl !== null).map(({ uniqueName }) => uniqueName));
}

function findReason(
  { brands }: ImportRun,
  { source, brand, leadsToShop }: FeedOffer,
  sites: ReadonlySet<string>,
): string | null {
  if (brand === null) return null;
  const isKnown = brands.has({ source, brand });
  if (!isKnown && brand.mustBeKnown === true) {
    return `of its shop it has only the id ${brand.names[0]}, which no brand is known by: name the brand in a mapping file ("brands": {"${brand.names[0]}": "unique-name"}), or first import a list that names the shop`;
  }
  const hasDestination =
    isKnown && (leadsToShop !== true || sites.has(brands.getUniqueName({ source, brand })));
  return hasDestination
    ? null
    : 'it has no http or https link, and the catalogue knows no site of its shop either';
}
