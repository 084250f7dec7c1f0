import { sql } from 'drizzle-orm';
import type { NewOffer, SavedOffer, SaveOutcome } from '../../writer';
import { toCodeKey } from '../duplicates';
import { parseEnd, pickPhase } from '../phase';
import { offers, omit } from '../schema';
import { toSortKey } from '../sort-key';
import { GIVEN_COLUMNS } from './source-offers';
import { hashContent, replacePairs, toStorableJson, upsertRows } from './rows';
import type { WriteSession } from './session';

const HASHED_FIELDS = Object.keys(omit(GIVEN_COLUMNS, ['source', 'externalId']));

type KnownOffer = {
  id: number;
  kind: NewOffer['kind'];
  contentHash: string;
  createdAt: string;
  status: string;
};
type GivenOffer = { id: number; brandId: number; offer: NewOffer; contentHash: string; old?: KnownOffer };

/** Saves up to a thousand offers, by source key; a retired one becomes active again. Throws on an unknown brand or category and on a date that is none. */
export async function saveOffers(session: WriteSession, chunk: Map<string, NewOffer>): Promise<SavedOffer[]> {
  const { executor, changes } = session;
  const given = [...chunk.values()];
  const known = await findKnown(session, [...chunk.keys()]);
  const getBrandId = await session.getBrandIds(given.map((offer) => offer.brandUniqueName));
  const getCategoryId = await session.getCategoryIds(given.flatMap((offer) => offer.categorySlugs));
  const newIds = await session.takeOfferIds(chunk.size - known.size);
  const saved = [...chunk].map(([key, offer]) => {
    const old = known.get(key);
    const contentHash = hashOffer(offer);
    const isSame = old?.contentHash === contentHash && old.status === 'active';
    const outcome: SaveOutcome = !old ? 'created' : isSame ? 'unchanged' : 'updated';
    const brandId = getBrandId(offer.brandUniqueName);
    return { offer, old, contentHash, brandId, outcome, id: old?.id ?? newIds.shift() ?? 0 };
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

async function findKnown({ executor }: WriteSession, keys: string[]): Promise<Map<string, KnownOffer>> {
  const rows = await executor.all<KnownOffer & { key: string }>(sql`
    SELECT given.value AS key, o.id, o.kind, o.content_hash AS contentHash, o.created_at AS createdAt, o.status
    FROM json_each(${toStorableJson(keys)}) AS given
    JOIN offers AS o ON o.source = given.value ->> 0 AND o.external_id = given.value ->> 1`);
  return new Map(rows.map((row) => [row.key, row]));
}

/** `assign`, because so many fields spread into one object make it several times slower. */
function toRow({ id, brandId, offer, contentHash, old }: GivenOffer, { now, nowText }: WriteSession) {
  const { phase, phaseUntil, endAt } = pickTimesOf(offer, now);
  const derived: Omit<typeof offers.$inferInsert, keyof NewOffer> = {
    phase,
    phaseUntil,
    endAt,
    titleKey: toSortKey(offer.title),
    codeKey: toCodeKey(offer),
    id,
    brandId,
    status: 'active',
    contentHash,
    createdAt: old?.createdAt ?? nowText,
    updatedAt: nowText,
  };
  return Object.assign(derived, offer);
}

function pickTimesOf(offer: NewOffer, now: Date) {
  try {
    const endAt = offer.endDate === null ? null : parseEnd(offer.endDate);
    return { ...pickPhase({ ...offer, status: 'active' }, now), endAt };
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
