import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { NewOffer } from '../../writer';
import type { Executor } from '../executor';
import { brands, offers } from '../schema';
import { toStorableJson } from './upsert-rows';

const CATEGORY_SLUGS = sql<string>`(
  SELECT json_group_array(c.slug) FROM offer_categories AS oc JOIN categories AS c ON c.id = oc.category_id
  WHERE oc.offer_id = ${offers.id})`.mapWith((slugs: string): string[] => JSON.parse(slugs));

/** The offers of a source among these external ids, as `saveOffers` would take them. */
export async function listOffersBySource(
  executor: Executor,
  source: string,
  externalIds: string[],
): Promise<NewOffer[]> {
  const { kind, externalId, title, description, terms, code, discount, img, regions } =
    getTableColumns(offers);
  const { siteUrl, trackingUrl, originUrl, startDate, endDate, verifiedAt, exclusive, isFeatured } =
    getTableColumns(offers);
  return executor
    .select({
      ...{ source: offers.source, kind, externalId, title, description, terms, code, discount, img, regions },
      ...{ siteUrl, trackingUrl, originUrl, startDate, endDate, verifiedAt, exclusive, isFeatured },
      brandUniqueName: brands.uniqueName,
      categorySlugs: CATEGORY_SLUGS,
    })
    .from(offers)
    .innerJoin(brands, eq(brands.id, offers.brandId))
    .where(and(eq(offers.source, source), isAmong(externalIds)));
}

/** One parameter, however many ids: an export's articles name tens of thousands. */
function isAmong(externalIds: string[]) {
  return sql`${offers.externalId} IN (SELECT value FROM json_each(${toStorableJson(externalIds)}))`;
}
