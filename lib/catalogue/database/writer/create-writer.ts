import { and, eq, sql } from 'drizzle-orm';
import type { CatalogueWriter } from '../../writer';
import { brands } from '../schema';
import { findArticle, listOfferKeys } from './find-article';
import { saveArticles } from './save-articles';
import { saveBrands } from './save-brands';
import { saveCategories } from './save-categories';
import { saveInChunks, toSourceKey } from './save-in-chunks';
import { saveOffers } from './save-offers';
import type { WriteSession } from './session';

/** The writer of one transaction; `session.changes.apply()` completes it. */
export function createWriter(session: WriteSession): CatalogueWriter {
  const { executor } = session;
  const toSlug = ({ slug }: { slug: string }) => slug;
  return {
    saveCategories: (rows) => saveInChunks(rows, toSlug, (chunk) => saveCategories(session, chunk)),
    saveBrands: (rows) => saveInChunks(rows, toSourceKey, (chunk) => saveBrands(session, chunk)),
    saveOffers: (rows) => saveInChunks(rows, toSourceKey, (chunk) => saveOffers(session, chunk)),
    saveArticles: (rows) => saveInChunks(rows, toSlug, (chunk) => saveArticles(session, chunk)),
    async findBrand(source, externalId) {
      const [row] = await executor
        .select({ uniqueName: brands.uniqueName })
        .from(brands)
        .where(and(eq(brands.source, source), eq(brands.externalId, externalId)));
      return row?.uniqueName ?? null;
    },
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
