import { hash } from 'node:crypto';
import { z } from 'zod';
import type { CatalogueWriter, KnownBrand } from '@/lib/catalogue';
import { buildLatinSlug, buildSlug } from '@/lib/text/build-slug';
import { toMappingKey, type FeedMapping } from '../mapping/feed-mapping';
import type { FeedBrand } from '../row/feed-offer';

const LAST_SUFFIX = 9;
const DIGEST_LENGTH = 8;

export type SourcedBrand = { source: string; brand: FeedBrand };

/** Each shop once, without those that are resolved; of several mentions the first with a name, a site and a sector. */
export function pickFreshBrands(
  brands: SourcedBrand[],
  resolved: ReadonlyMap<string, string>,
): SourcedBrand[] {
  const fresh = new Map<string, SourcedBrand>();
  for (const sourced of brands) {
    const key = toBrandKey(sourced);
    if (resolved.has(key)) continue;
    const earlier = fresh.get(key);
    if (!earlier || isBetter(sourced.brand, earlier.brand)) fresh.set(key, sourced);
  }
  return [...fresh.values()];
}

/** A unique name means the same brand in every source; an id counts within its own. */
export function toBrandKey({ source, brand }: SourcedBrand): string {
  return brand.uniqueName === null ? toKey(source, brand.externalId) : toKey('', brand.uniqueName);
}

function toKey(source: string, name: string): string {
  return `${source}\n${name}`;
}

function isBetter(brand: FeedBrand, earlier: FeedBrand): boolean {
  if (brand.mustBeKnown !== earlier.mustBeKnown) return earlier.mustBeKnown === true;
  if ((brand.siteUrl === null) !== (earlier.siteUrl === null)) return brand.siteUrl !== null;
  return earlier.categories === undefined && brand.categories !== undefined;
}

/** The unique name that the operator's mapping gives a shop, by its id or one of its names; null where it gives none. */
export function pickMappedBrand(mapping: FeedMapping['brands'], brand: FeedBrand): string | null {
  if (mapping.size === 0) return null;
  const keys = [brand.externalId, ...brand.names].map(toMappingKey);
  return keys.map((key) => mapping.get(key)).find((uniqueName) => uniqueName !== undefined) ?? null;
}

/**
 * Whether a brand with the name of a shop is that shop: their sites have the same host, with or without "www.". Where the
 * feed does not say the shop's site, the page of one of its offers stands for it.
 */
export function isSameShop(
  shop: Pick<FeedBrand, 'siteUrl' | 'pageUrl'>,
  known: Pick<KnownBrand, 'siteUrl'>,
): boolean {
  const host = getHost(shop.siteUrl ?? shop.pageUrl ?? null);
  return host !== null && host === getHost(known.siteUrl);
}

function getHost(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/^www\./, '');
}

export type BrandName = { name: string; uniqueName: string };

/**
 * Names and addresses for a new brand, best first: its own names, then the fullest with a number, then with its source
 * and id, which no other brand has. A name without a letter gets its id as address, or a digest of it where that has none
 * either. Last come addresses that older versions gave to names in other scripts: brands of the catalogue may have them.
 */
export function listBrandNameCandidates(source: string, brand: FeedBrand): BrandName[] {
  const own = listAddresses(brand, buildSlug);
  const { name, uniqueName } = own[own.length - 1] ?? { name: brand.names[0], uniqueName: '' };
  const suffixes = Array.from({ length: LAST_SUFFIX - 1 }, (_, index) => String(index + 2));
  const numbered = [...suffixes, buildSlug(`${source} ${brand.externalId}`)].map((suffix) => ({
    name,
    uniqueName: `${uniqueName}-${suffix}`,
  }));
  return [...own, ...numbered, ...listAddresses(brand, buildLatinSlug)];
}

function listAddresses({ names, externalId }: FeedBrand, toSlug: (text: string) => string): BrandName[] {
  return names.map((name) => ({
    name,
    uniqueName: toSlug(name) || `brand-${toSlug(externalId) || digest(externalId)}`,
  }));
}

function digest(text: string): string {
  return hash('sha1', text).slice(0, DIGEST_LENGTH);
}

/** The first candidate whose address is free. Throws if none is, which only a brand of the same source and id can cause. */
export function pickBrandName(candidates: BrandName[], taken: Pick<ReadonlySet<string>, 'has'>): BrandName {
  const free = candidates.find(({ uniqueName }) => !taken.has(uniqueName));
  if (!free) throw new Error(`No address is free for the brand "${candidates[0]?.name ?? ''}".`);
  return free;
}

/** The catalogue keeps shared ids under this name beside those of sources. It contains a space, so no source has it. */
const SHARED = 'shared id';
/** Of an id that so many shops have, no more are saved, and it identifies none of them. */
const MAX_OWNERS = 100;

const ownersSchema = z.array(z.string());

/** A shop's ids that all lists of a network share, its own first; whether the operator mapped it to a brand. */
type SharedShop = { ids: readonly string[]; uniqueName: string; isMapped: boolean };

/** Unique names of brands by ids that belong to one shop alone. */
export async function findOwnBrands(writer: CatalogueWriter, ids: string[]): Promise<Map<string, string>> {
  return ids.length === 0 ? new Map() : writer.findBrands(SHARED, ids);
}

/** Unique names of brands by their own ids or further ones; an id that several brands have identifies none. */
export async function findSharedBrands(writer: CatalogueWriter, ids: string[]): Promise<Map<string, string>> {
  const owners = new Map<string, string[]>();
  for (const id of new Set(ids)) owners.set(id, await listOwners(writer, id));
  const known = await findOwnBrands(writer, [...owners].flat(2));
  const shared = new Map<string, string>();
  for (const [id, ownIds] of owners) {
    const names = new Set([id, ...ownIds].flatMap((ownId) => known.get(ownId) ?? []));
    const [uniqueName] = names;
    if (uniqueName === undefined || names.size > 1 || ownIds.length >= MAX_OWNERS) continue;
    shared.set(id, uniqueName);
  }
  return shared;
}

/**
 * Saves which brands have these ids, for lists that have only an id of a shop. An own id stays with its first brand,
 * unless the operator maps it to another; a further id is saved with the own ids of its shops, and so follows them.
 */
export async function saveSharedIds(writer: CatalogueWriter, shops: readonly SharedShop[]): Promise<void> {
  const known = await findOwnBrands(
    writer,
    shops.flatMap(({ ids }) => ids[0] ?? []),
  );
  for (const { ids, uniqueName, isMapped } of shops) {
    const [ownId, ...further] = ids;
    if (ownId === undefined) continue;
    const earlier = known.get(ownId);
    if (earlier === undefined || (isMapped && earlier !== uniqueName)) {
      await writer.linkBrand(SHARED, ownId, uniqueName);
      known.set(ownId, uniqueName);
    }
    for (const id of further) await saveOwner(writer, id, ownId);
  }
}

async function saveOwner(writer: CatalogueWriter, id: string, ownId: string): Promise<void> {
  const owners = await listOwners(writer, id);
  if (owners.includes(ownId) || owners.length >= MAX_OWNERS) return;
  await writer.setFeedNote(toNoteKey(id), JSON.stringify([...owners, ownId]));
}

/** The own ids of the shops that have this further id. */
async function listOwners(writer: CatalogueWriter, id: string): Promise<string[]> {
  const note = await writer.getFeedNote(toNoteKey(id));
  return note === null ? [] : ownersSchema.parse(JSON.parse(note));
}

function toNoteKey(id: string): string {
  return `${SHARED} ${id}`;
}
