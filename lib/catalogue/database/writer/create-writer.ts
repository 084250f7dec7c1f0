import { asc, sql } from 'drizzle-orm';
import type { CatalogueWriter } from '../../writer';
import { categories } from '../schema';
import { findBrands, linkBrand, listKnownBrands } from './brand-keys';
import { getFeedNote, setFeedNote } from './feed-notes';
import { findArticle, listOfferKeys } from './find-article';
import { countActiveOffers, listActiveOfferIds, listActiveOffers } from './list-active-offers';
import { listOffersBySource } from './list-offers';
import { retireOffers } from './retire-offers';
import { saveArticles } from './save-articles';
import { saveBrands } from './save-brands';
import { saveCategories } from './save-categories';
import { saveInChunks, toSourceKey } from './save-in-chunks';
import { saveOffers } from './save-offers';
import type { WriteSession } from './session';

/** The writer of one transaction; `session.finish()` completes it. */
export function createWriter(session: WriteSession): CatalogueWriter {
  const { executor, changes } = session;
  const toSlug = ({ slug }: { slug: string }) => slug;
  return {
    saveCategories: (rows) => saveInChunks(rows, toSlug, (chunk) => saveCategories(session, chunk)),
    saveBrands: (rows) => saveInChunks(rows, toSourceKey, (chunk) => saveBrands(session, chunk)),
    saveOffers: (rows) => saveInChunks(rows, toSourceKey, (chunk) => saveOffers(session, chunk)),
    listOffersBySource: (source, externalIds) => listOffersBySource(executor, source, externalIds),
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
    listCategories: () =>
      executor
        .select({ name: categories.name, slug: categories.slug })
        .from(categories)
        .orderBy(asc(categories.id)),
    getFeedNote: (key) => getFeedNote(executor, key),
    setFeedNote: (key, value) => setFeedNote(executor, key, value),
    async listTakenBrandNames(uniqueNames) {
      const rows = await executor.all<{ name: string }>(sql`
        SELECT unique_name AS name FROM brands
        WHERE unique_name IN (SELECT value FROM json_each(${JSON.stringify(uniqueNames)}))`);
      return new Set(rows.map((row) => row.name));
    },
    findArticle: (slug) => findArticle(executor, slug),
    listOfferKeys: (ids) => listOfferKeys(executor, ids),
  };
}
