import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { NewOffer, OfferKey } from '../../new-items';
import type { Executor } from '../open-database';
import { PHASE } from '../phase';
import { brands, offers, omit } from '../schema';
import { toStorableJson } from './rows';
import type { WriteSession } from './session';

const PAGE_ROWS = 5_000;

/** The columns that hold what a source gives of an offer; the others follow from them, or say how it stands. */
export const GIVEN_COLUMNS = omit(getTableColumns(offers), [
  ...(['id', 'brandId', 'status', 'phase', 'phaseUntil', 'titleKey', 'endAt', 'endingOrder'] as const),
  ...(['hasCode', 'codeKey', 'contentHash', 'createdAt', 'updatedAt'] as const),
]);
export const CATEGORY_SLUGS = sql<string>`(
  SELECT json_group_array(c.slug) FROM offer_categories AS oc JOIN categories AS c ON c.id = oc.category_id
  WHERE oc.offer_id = ${offers.id})`.mapWith((slugs: string): string[] => JSON.parse(slugs));

/** The offers of a source among these external ids, as `saveOffers` would take them: without corrections. */
export async function listOffersBySource(
  { executor, corrections }: WriteSession,
  source: string,
  externalIds: string[],
): Promise<NewOffer[]> {
  // One parameter, however many ids: an export's articles name tens of thousands.
  const isAmong = sql`${offers.externalId} IN (SELECT value FROM json_each(${toStorableJson(externalIds)}))`;
  const rows = await executor
    .select({
      ...{ id: offers.id, ...GIVEN_COLUMNS },
      ...{ brandUniqueName: brands.uniqueName, categorySlugs: CATEGORY_SLUGS },
    })
    .from(offers)
    .innerJoin(brands, eq(brands.id, offers.brandId))
    .where(and(eq(offers.source, source), isAmong));
  return corrections.unlayer(
    'offer',
    rows.map(({ id, ...item }) => ({ id, item })),
  );
}

/** The active offers of a source among these external ids. */
export function listActiveOffers(
  executor: Executor,
  source: string,
  externalIds: string[],
): Promise<Pick<OfferKey, 'id' | 'externalId'>[]> {
  return executor.all(sql`
    SELECT id, external_id AS externalId FROM offers INDEXED BY offers_by_source
    WHERE source = ${source} AND status = 'active'
      AND external_id IN (SELECT value FROM json_each(${toStorableJson(externalIds)}))`);
}

/** How many active offers a source has: an index is counted, no row is read. */
export async function countActiveOffers(executor: Executor, source: string): Promise<number> {
  const [row] = await executor.all<{ count: number }>(sql`
    SELECT count(*) AS count FROM offers INDEXED BY offers_active
    WHERE source = ${source} AND status = 'active'`);
  return row?.count ?? 0;
}

/** Ids of a source's active offers, ascending, a few thousand at a time. */
export async function* listActiveOfferIds(executor: Executor, source: string): AsyncGenerator<number[]> {
  let last = 0;
  for (;;) {
    const rows = await executor.all<{ id: number }>(sql`
      SELECT id FROM offers INDEXED BY offers_active
      WHERE source = ${source} AND status = 'active' AND id > ${last} ORDER BY id LIMIT ${PAGE_ROWS}`);
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) yield ids;
    if (ids.length < PAGE_ROWS) return;
    last = ids.at(-1) ?? last;
  }
}

/** Takes the active ones among these offers out of everything but their own addresses. Returns how many those were. */
export async function retireOffers(
  { executor, changes, nowText }: WriteSession,
  ids: number[],
): Promise<number> {
  let count = 0;
  for (let start = 0; start < ids.length; start += PAGE_ROWS) {
    const given = JSON.stringify(ids.slice(start, start + PAGE_ROWS));
    const rows = await executor.all<{ id: number }>(sql`
      SELECT id FROM offers WHERE id IN (SELECT value FROM json_each(${given})) AND status = 'active'`);
    const active = rows.map((row) => row.id);
    await changes.beginOffers(active);
    await executor.run(sql`
      UPDATE offers
      SET status = 'retired', phase = ${PHASE.retired}, phase_until = NULL, code_key = NULL, updated_at = ${nowText}
      WHERE id IN (SELECT value FROM json_each(${JSON.stringify(active)}))`);
    count += active.length;
  }
  return count;
}
