import type { CatalogueWriter, KnownBrand, NewBrand } from '@/lib/catalogue';
import { groupBy } from '@/lib/text/group-by';
import type { FeedMapping } from '../mapping/feed-mapping';
import type { BrandDetails } from './brand-details';
import type { ImportStats } from './import-stats';
import { listTakenBrands } from './key-set';
import {
  findOwnBrands,
  findSharedBrands,
  isSameShop,
  listBrandNameCandidates,
  pickBrandName,
  pickFreshBrands,
  pickMappedBrand,
  saveSharedIds,
  toBrandKey,
  type BrandName,
  type SourcedBrand,
} from './match-brands';

export type { SourcedBrand };

type Wanted = { sourced: SourcedBrand; candidates: BrandName[] };

/**
 * Finds the brand of each shop: by the unique name that an export has, by the operator's mapping, by the source's id for
 * it, by the id that all lists of its network have for it, or as the brand of another source with the same name and
 * site; else creates one. Two ids of one source are two brands, in one file or in several: a network has a programme for
 * each country on one site; a mapping can join two brands, but nothing can separate joined ones. Brands that exist stay
 * as they are: editors may have changed them.
 */
export class BrandResolver {
  private readonly resolved = new Map<string, string>();

  constructor(
    private readonly writer: CatalogueWriter,
    private readonly mapping: FeedMapping['brands'],
    private readonly stats: ImportStats,
    private readonly details: BrandDetails,
  ) {}

  /**
   * Makes sure that the catalogue has these shops; afterwards `getUniqueName` knows them, but for those that must be
   * known and are not.
   */
  async resolve(brands: SourcedBrand[]): Promise<void> {
    const fresh = await this.resolveNamed(pickFreshBrands(brands, this.resolved));
    for (const [source, shops] of groupBy(fresh, (sourced) => sourced.source)) {
      const unknown = await this.resolveShared(await this.resolveKnown(source, shops));
      if (unknown.length > 0) await this.resolveNew(unknown);
      await this.saveShared(shops);
      const resolved = shops.filter((sourced) => this.has(sourced));
      await this.details.review(
        resolved.map((sourced) => ({ sourced, uniqueName: this.getUniqueName(sourced) })),
      );
    }
  }

  has(sourced: SourcedBrand): boolean {
    return this.resolved.has(toBrandKey(sourced));
  }

  /** Throws on a shop that `resolve` did not get. */
  getUniqueName(sourced: SourcedBrand): string {
    const uniqueName = this.resolved.get(toBrandKey(sourced));
    if (uniqueName === undefined) throw new Error(`The brand ${sourced.brand.externalId} was not resolved.`);
    return uniqueName;
  }

  /** Returns those without a unique name of the catalogue. The id beside a unique name may be another source's. */
  private async resolveNamed(brands: SourcedBrand[]): Promise<SourcedBrand[]> {
    const names = brands.flatMap(({ brand }) => brand.uniqueName ?? []);
    if (names.length === 0) return brands;
    const known = await listTakenBrands(this.writer, names);
    return brands.filter((sourced) => {
      const brand = known.get(sourced.brand.uniqueName ?? '');
      if (brand === undefined) return true;
      this.stats.brands.known += 1;
      this.setResolved(sourced, brand.uniqueName);
      return false;
    });
  }

  /** Returns those that neither the mapping nor the source's ids know. */
  private async resolveKnown(source: string, brands: SourcedBrand[]): Promise<SourcedBrand[]> {
    const known = await this.writer.findBrands(
      source,
      brands.map(({ brand }) => brand.externalId),
    );
    const unknown: SourcedBrand[] = [];
    for (const sourced of brands) {
      const own = known.get(sourced.brand.externalId);
      const mapped = pickMappedBrand(this.mapping, sourced.brand);
      if (mapped !== null && mapped !== own) await this.link(sourced, mapped);
      else if (own === undefined) unknown.push(sourced);
      else {
        this.stats.brands.known += 1;
        this.setResolved(sourced, own);
      }
    }
    return unknown;
  }

  /** Returns those that may become new brands; resolves those with an id that other lists share. */
  private async resolveShared(brands: SourcedBrand[]): Promise<SourcedBrand[]> {
    const named = brands.filter(({ brand }) => brand.mustBeKnown !== true);
    const bare = brands.filter(({ brand }) => brand.mustBeKnown === true);
    const shared = await findSharedBrands(this.writer, listOwnIds(bare));
    for (const sourced of bare) {
      const uniqueName = shared.get(getOwnId(sourced) ?? '');
      if (uniqueName === undefined) continue;
      this.stats.brands.known += 1;
      this.setResolved(sourced, uniqueName);
    }
    const own = await findOwnBrands(this.writer, listOwnIds(named));
    const unknown: SourcedBrand[] = [];
    for (const sourced of named) {
      const uniqueName = own.get(getOwnId(sourced) ?? '');
      if (uniqueName === undefined) unknown.push(sourced);
      else await this.link(sourced, uniqueName);
    }
    return unknown;
  }

  private async saveShared(shops: SourcedBrand[]): Promise<void> {
    const named = shops.filter(({ brand }) => brand.mustBeKnown !== true);
    const shared = named.map((sourced) => ({
      ids: sourced.brand.sharedIds ?? [],
      uniqueName: this.getUniqueName(sourced),
      isMapped: pickMappedBrand(this.mapping, sourced.brand) !== null,
    }));
    await saveSharedIds(this.writer, shared);
  }

  private async resolveNew(brands: SourcedBrand[]): Promise<void> {
    const wanted: Wanted[] = brands.map((sourced) => ({ sourced, candidates: listCandidates(sourced) }));
    const names = wanted.flatMap(({ candidates }) => candidates.map(({ uniqueName }) => uniqueName));
    const taken = await listTakenBrands(this.writer, names);
    const fresh: NewBrand[] = [];
    for (const { sourced, candidates } of wanted) {
      const same = candidates
        .map(({ uniqueName }) => taken.get(uniqueName))
        .find((brand) => brand !== undefined && isSameBrand(sourced, brand));
      if (same === undefined) {
        fresh.push(this.create({ sourced, candidates }, taken));
        continue;
      }
      await this.link(sourced, same.uniqueName);
      taken.set(same.uniqueName, { ...same, sources: [...same.sources, sourced.source] });
    }
    await this.writer.saveBrands(fresh);
  }

  private async link(sourced: SourcedBrand, uniqueName: string): Promise<void> {
    await this.writer.linkBrand(sourced.source, sourced.brand.externalId, uniqueName);
    this.stats.brands.linked += 1;
    this.setResolved(sourced, uniqueName);
  }

  /** A new brand under a free name, which is taken from now on. */
  private create({ sourced, candidates }: Wanted, taken: Map<string, KnownBrand>): NewBrand {
    const { source, brand } = sourced;
    const { externalId, siteUrl, logo } = brand;
    const { name, uniqueName } = pickBrandName(candidates, taken);
    taken.set(uniqueName, { name, uniqueName, siteUrl, sources: [source] });
    this.stats.addNewBrand({ externalId, name, uniqueName });
    this.setResolved(sourced, uniqueName);
    return {
      ...{ source, externalId, name, uniqueName, logo, siteUrl },
      ...{ description: '', isFeatured: false, trackingUrl: null, originUrl: siteUrl },
      categorySlugs: this.details.pickCategories(brand, uniqueName),
    };
  }

  private setResolved(sourced: SourcedBrand, uniqueName: string): void {
    this.resolved.set(toBrandKey(sourced), uniqueName);
  }
}

/** A brand that the source knows by another id is another of its shops. */
function isSameBrand({ source, brand }: SourcedBrand, known: KnownBrand): boolean {
  return isSameShop(brand, known) && !known.sources.includes(source);
}

function listCandidates({ source, brand }: SourcedBrand): BrandName[] {
  const candidates = listBrandNameCandidates(source, brand);
  return brand.uniqueName === null
    ? candidates
    : [{ name: brand.names[0], uniqueName: brand.uniqueName }, ...candidates];
}

function listOwnIds(brands: SourcedBrand[]): string[] {
  return brands.flatMap((sourced) => getOwnId(sourced) ?? []);
}

function getOwnId({ brand }: SourcedBrand): string | null {
  return brand.sharedIds?.[0] ?? null;
}
