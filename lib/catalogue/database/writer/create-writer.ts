import { asc, eq, sql } from 'drizzle-orm';
import type { CatalogueWriter } from '../../writer';
import type { Executor } from '../open-database';
import { categories, feedNotes } from '../schema';
import { correct, findItem, savePicture } from './correct';
import { findArticle, listOfferKeys, saveArticles } from './articles';
import { findBrands, linkBrand, listBrands, listKnownBrands, saveBrands } from './brands';
import { orderCategories, saveCategories } from './categories';
import { leadOldAddressesTo, mergeBrand, removeCategory, rename } from './move';
import { findMoved } from '../old-addresses';
import { removeSource } from './remove-source';
import { saveInChunks, toSourceKey } from './rows';
import { saveOffers } from './save-offers';
import type { WriteSession } from './session';
import {
  countActiveOffers,
  listActiveOfferIds,
  listActiveOffers,
  listOffersBySource,
  retireOffers,
} from './source-offers';

/** The writer of one transaction; `session.finish()` completes it. */
export function createWriter(session: WriteSession): CatalogueWriter {
  const { executor, changes, corrections } = session;
  const toSlug = ({ slug }: { slug: string }) => slug;
  return {
    saveCategories: (rows) => saveInChunks(rows, toSlug, (chunk) => saveCategories(session, chunk)),
    saveBrands: (rows) => saveInChunks(rows, toSourceKey, (chunk) => saveBrands(session, chunk)),
    saveOffers: (rows) => saveInChunks(rows, toSourceKey, (chunk) => saveOffers(session, chunk)),
    listOffersBySource: (source, externalIds) => listOffersBySource(session, source, externalIds),
    listActiveOffers: (source, externalIds) => listActiveOffers(executor, source, externalIds),
    countActiveOffers: (source) => countActiveOffers(executor, source),
    listActiveOfferIds: (source) => listActiveOfferIds(executor, source),
    retireOffers: (ids) => retireOffers(session, ids),
    async hideDuplicates() {
      await session.restoreIndexes();
      return changes.hideDuplicates();
    },
    saveArticles: (rows) => saveInChunks(rows, toSlug, (chunk) => saveArticles(session, chunk)),
    findBrands: (source, externalIds) => findBrands(executor, source, externalIds),
    linkBrand: (source, externalId, uniqueName) => linkBrand(session, source, externalId, uniqueName),
    listKnownBrands: (uniqueNames) => listKnownBrands(executor, uniqueNames),
    listBrands: (uniqueNames) => listBrands(session, uniqueNames),
    listCategories: () =>
      executor
        .select({ name: categories.name, slug: categories.slug, icon: categories.icon })
        .from(categories)
        .orderBy(asc(categories.position), asc(categories.id)),
    getFeedNote: (key) => getFeedNote(executor, key),
    setFeedNote: (key, value) => setFeedNote(executor, key, value),
    async listTakenBrandNames(uniqueNames) {
      const rows = await executor.all<{ name: string }>(sql`
        SELECT unique_name AS name FROM brands
        WHERE unique_name IN (SELECT value FROM json_each(${JSON.stringify(uniqueNames)}))`);
      const moved = await findMoved(executor, 'brand', uniqueNames);
      return new Set([...rows.map((row) => row.name), ...moved.map(({ address }) => address)]);
    },
    removeSource: (source, articles) => removeSource(session, source, articles),
    async listMoved(record, addresses) {
      const moved = await findMoved(executor, record, addresses);
      return new Map(moved.map(({ address, present }) => [address, present]));
    },
    findItem: (record, key) => findItem(session, record, key),
    correct: (item, set, clear) => correct(session, item, set, clear),
    listCorrections: (item) => corrections.list(item),
    listAgreedCorrections: () => corrections.listAgreed(),
    rename: (record, from, to) => rename(session, record, from, to),
    leadTo: (record, oldAddresses, address) => leadOldAddressesTo(session, record, oldAddresses, address),
    mergeBrand: (uniqueName, into) => mergeBrand(session, uniqueName, into),
    removeCategory: (slug, to) => removeCategory(session, slug, to),
    savePicture: (picture) => savePicture(session, picture),
    orderCategories: (slugs) => orderCategories(session, slugs),
    findArticle: (slug) => findArticle(executor, slug),
    listOfferKeys: (ids) => listOfferKeys(executor, ids),
  };
}

/** What an import noted under this key, or null. */
async function getFeedNote(executor: Executor, key: string): Promise<string | null> {
  const [note] = await executor.select().from(feedNotes).where(eq(feedNotes.key, key));
  return note?.value ?? null;
}

async function setFeedNote(executor: Executor, key: string, value: string): Promise<void> {
  await executor
    .insert(feedNotes)
    .values({ key, value })
    .onConflictDoUpdate({ target: feedNotes.key, set: { value } });
}
