import { z } from 'zod';
import type { CatalogueWriter } from '@/lib/catalogue';

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
