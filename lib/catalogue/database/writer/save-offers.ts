import { eq, sql } from 'drizzle-orm';
import type { NewOffer } from '../../new-items';
import type { SavedOffer, SaveOutcome } from '../../writer';
import { toCodeKey } from '../duplicates';
import { parseEnd, pickPhase } from '../phase';
import type { Executor } from '../open-database';
import { brands, offers, omit } from '../schema';
import { toSortKey } from '../sort-key';
import { CATEGORY_SLUGS, GIVEN_COLUMNS } from './source-offers';
import { hashContent, replacePairs, toSourceKey, toStorableJson, upsertRows } from './rows';
import type { WriteSession } from './session';

const REHASHED_ROWS = 1_000;
const HASHED_FIELDS = Object.keys(omit(GIVEN_COLUMNS, ['source', 'externalId']));

type KnownOffer = {
  id: number;
  kind: NewOffer['kind'];
  contentHash: string;
  createdAt: string;
  status: string;
};
type GivenOffer = {
  id: number;
  brandId: number;
  offer: NewOffer;
  isHidden: boolean;
  contentHash: string;
  old?: KnownOffer;
};

/** Saves up to a thousand offers, by source key; a retired one becomes active again. Throws on an unknown brand or category and on a date that is none. */
export async function saveOffers(session: WriteSession, chunk: Map<string, NewOffer>): Promise<SavedOffer[]> {
  const { executor, changes } = session;
  const known = await findKnown(session, [...chunk.keys()]);
  const layered = await session.corrections.layer(
    'offer',
    [...chunk].map(([key, item]) => ({ id: known.get(key)?.id, item })),
  );
  const getBrandId = await session.getBrandIds(layered.map(({ item }) => item.brandUniqueName));
  const getCategoryId = await session.getCategoryIds(layered.flatMap(({ item }) => item.categorySlugs));
  const newIds = await session.takeOfferIds(chunk.size - known.size);
  const saved = layered.map(({ item, isHidden }) => {
    const offer = withPresentNames(session, item);
    const old = known.get(toSourceKey(offer));
    const contentHash = hashOffer(offer);
    const isSame = old?.contentHash === contentHash && old.status === 'active';
    const outcome: SaveOutcome = !old ? 'created' : isSame ? 'unchanged' : 'updated';
    const brandId = getBrandId(offer.brandUniqueName);
    return { offer, isHidden, old, contentHash, brandId, outcome, id: old?.id ?? newIds.shift() ?? 0 };
  });
  const dirty = saved.filter(({ outcome }) => outcome !== 'unchanged');
  const ids = dirty.map(({ id }) => id);
  await changes.beginOffers(dirty.flatMap(({ old }) => old?.id ?? []));
  await upsertRows(
    executor,
    offers,
    dirty.map((row) => toRow(row, session)),
  );
  await replacePairs(
    executor,
    { table: 'offer_categories', owner: 'offer_id', member: 'category_id' },
    ids,
    dirty.flatMap(({ id, offer }) =>
      offer.categorySlugs.map((slug): [number, number] => [id, getCategoryId(slug)]),
    ),
  );
  changes.addOffers(
    ids,
    dirty.map(({ brandId }) => brandId),
  );
  return saved.map(({ id, outcome }) => ({ id, outcome }));
}

/** A feed may go on naming a brand or a category that has another address by now. */
function withPresentNames(session: WriteSession, offer: NewOffer): NewOffer {
  const brandUniqueName = session.getPresent('brand', offer.brandUniqueName);
  const categorySlugs = offer.categorySlugs.map((slug) => session.getPresent('category', slug));
  const hasMoved =
    brandUniqueName !== offer.brandUniqueName ||
    categorySlugs.some((slug, index) => slug !== offer.categorySlugs[index]);
  return hasMoved ? { ...offer, brandUniqueName, categorySlugs: [...new Set(categorySlugs)] } : offer;
}

async function findKnown({ executor }: WriteSession, keys: string[]): Promise<Map<string, KnownOffer>> {
  const rows = await executor.all<KnownOffer & { key: string }>(sql`
    SELECT given.value AS key, o.id, o.kind, o.content_hash AS contentHash, o.created_at AS createdAt, o.status
    FROM json_each(${toStorableJson(keys)}) AS given
    JOIN offers AS o ON o.source = given.value ->> 0 AND o.external_id = given.value ->> 1`);
  return new Map(rows.map((row) => [row.key, row]));
}

/** `assign`, because so many fields spread into one object make it several times slower. */
function toRow(
  { id, brandId, offer, isHidden, contentHash, old }: GivenOffer,
  { now, nowText }: WriteSession,
) {
  const { phase, phaseUntil, endAt } = pickTimesOf(offer, isHidden, now);
  const derived: Omit<typeof offers.$inferInsert, keyof NewOffer> = {
    phase,
    phaseUntil,
    endAt,
    titleKey: toSortKey(offer.title),
    codeKey: isHidden ? null : toCodeKey(offer),
    id,
    brandId,
    status: 'active',
    contentHash,
    createdAt: old?.createdAt ?? nowText,
    updatedAt: nowText,
  };
  return Object.assign(derived, offer);
}

function pickTimesOf(offer: NewOffer, isHidden: boolean, now: Date) {
  try {
    const endAt = offer.endDate === null ? null : parseEnd(offer.endDate);
    return { ...pickPhase({ ...offer, status: isHidden ? 'retired' : 'active' }, now), endAt };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Offer ${offer.source}/${offer.externalId}: ${reason}`, { cause: error });
  }
}

/**
 * A hash of what a source gives of an offer, whatever the order of its fields and categories. Databases hold such
 * hashes: in another order of the fields, an import would take every offer for changed.
 */
export function hashOffer(offer: NewOffer): string {
  const fields: Record<string, unknown> = offer;
  const named = [offer.brandUniqueName, [...new Set(offer.categorySlugs)].sort()];
  return hashContent(
    HASHED_FIELDS.flatMap((field) => (field === 'startDate' ? [...named, fields[field]] : [fields[field]])),
  );
}

/** Hashes offers again whose brand or categories have another name, so that an import takes them for unchanged. */
export async function rehashOffers(executor: Executor, ids: number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += REHASHED_ROWS) {
    const given = JSON.stringify(ids.slice(start, start + REHASHED_ROWS));
    const rows = await executor
      .select({
        id: offers.id,
        offer: GIVEN_COLUMNS,
        brandUniqueName: brands.uniqueName,
        categorySlugs: CATEGORY_SLUGS,
      })
      .from(offers)
      .innerJoin(brands, eq(brands.id, offers.brandId))
      .where(sql`${offers.id} IN (SELECT value FROM json_each(${given}))`);
    const hashes = rows.map(({ id, offer, ...names }) => [id, hashOffer({ ...offer, ...names })]);
    await executor.run(sql`
      UPDATE offers SET content_hash = given.value ->> 1
      FROM json_each(${JSON.stringify(hashes)}) AS given WHERE offers.id = given.value ->> 0`);
  }
}
