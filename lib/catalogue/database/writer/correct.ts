import { hash } from 'node:crypto';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { CorrectedItem, FieldValue, FoundItem, ItemKey, NewPicture } from '../../corrections';
import { buildStoredPictureHref } from '@/lib/url/paths';
import { brands, offers } from '../schema';
import { pictures } from '../schema-corrections';
import { listBrands, saveBrands } from './brands';
import { findMoved } from '../old-addresses';
import { toPictureTag } from '../tags/tag-names';
import { toSourceKey } from './rows';
import { saveOffers } from './save-offers';
import type { WriteSession } from './session';
import { listOffersBySource, retireOffers } from './source-offers';

const EXTENSIONS: Record<NewPicture['type'], string> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** The item that a person names, with what its source says of it; or null. */
export async function findItem(
  session: WriteSession,
  record: CorrectedItem['record'],
  key: ItemKey,
): Promise<FoundItem | null> {
  return record === 'offer' ? findOffer(session, key) : findBrand(session, key);
}

async function findOffer(session: WriteSession, key: ItemKey): Promise<FoundItem | null> {
  if ('address' in key) return null;
  const { id, source, externalId } = offers;
  const condition: SQL =
    'id' in key ? eq(id, key.id) : sql`${source} = ${key.source} AND ${externalId} = ${key.externalId}`;
  const [row] = await session.executor.select({ id, source, externalId }).from(offers).where(condition);
  if (row === undefined) return null;
  const [offer] = await listOffersBySource(session, row.source, [row.externalId]);
  return offer === undefined ? null : { record: 'offer', id: row.id, offer };
}

async function findBrand(session: WriteSession, key: ItemKey): Promise<FoundItem | null> {
  const { id, uniqueName, source, externalId } = brands;
  const [moved] = 'address' in key ? await findMoved(session.executor, 'brand', [key.address]) : [];
  const condition: SQL =
    'id' in key
      ? eq(id, key.id)
      : 'address' in key
        ? eq(uniqueName, moved?.present ?? key.address)
        : sql`${id} = coalesce(
            (SELECT brand_id FROM brand_keys WHERE source = ${key.source} AND external_id = ${key.externalId}),
            (SELECT id FROM brands WHERE ${source} = ${key.source} AND ${externalId} = ${key.externalId}))`;
  const [row] = await session.executor.select({ id, uniqueName }).from(brands).where(condition);
  if (row === undefined) return null;
  const [brand] = await listBrands(session, [row.uniqueName]);
  return brand === undefined ? null : { record: 'brand', id: row.id, brand };
}

/** Sets and ends corrections, and stores the item as it now stands. Throws on one that does not exist. */
export async function correct(
  session: WriteSession,
  { record, id }: CorrectedItem,
  set: Readonly<Record<string, FieldValue>>,
  clear: string[],
): Promise<void> {
  const found = await findItem(session, record, { id });
  if (found === null) throw new Error(`There is no ${record} ${id}.`);
  const { executor, corrections } = session;
  const table = record === 'offer' ? offers : brands;
  await corrections.change({ record, id }, found.record === 'offer' ? found.offer : found.brand, set, clear);
  // Of the same hash it would be taken for unchanged.
  await executor.run(sql`UPDATE ${table} SET content_hash = '' WHERE id = ${id}`);
  if (found.record === 'brand') {
    await saveBrands(session, new Map([[toSourceKey(found.brand), found.brand]]));
    return;
  }
  const [row] = await executor.select({ status: offers.status }).from(offers).where(eq(offers.id, id));
  await saveOffers(session, new Map([[toSourceKey(found.offer), found.offer]]));
  if (row?.status === 'retired') await retireOffers(session, [id]);
}

/** Stores a picture by the hash of what it holds, and returns the address that the site serves it at. */
export async function savePicture(
  { executor, changes }: WriteSession,
  { type, content }: NewPicture,
): Promise<string> {
  const name = `${hash('sha1', content)}.${EXTENSIONS[type]}`;
  const row = { name, type, content: Buffer.from(content) };
  const { rowsAffected } = await executor.insert(pictures).values(row).onConflictDoNothing();
  if (rowsAffected > 0) changes.addOther(toPictureTag(name));
  return buildStoredPictureHref(name);
}
