import { sql } from 'drizzle-orm';
import type { AgreedCorrection, CorrectedItem, Correction, FieldValue } from '../../corrections';
import type { Executor } from '../open-database';
import { toStorableJson } from './rows';

type Record = CorrectedItem['record'];
type Stored = Correction & { itemId: number };
type StoredRow = { itemId: number; field: string; value: string; feedValue: string };

/** Takes an item out of every list, whatever its source says. It is no property of an offer. */
const HIDDEN_FIELD = 'isHidden';

/**
 * The layer of an operator's corrections over what sources say, of one write transaction. The tables of offers and brands
 * hold what is shown: the source's values with the corrections above them. What a source says of a corrected field is
 * kept beside the correction, so that it comes back with the correction's end.
 */
export class Corrections {
  private readonly agreed = new Map<string, CorrectedItem & { field: string }>();
  private hasAny: boolean | undefined;

  constructor(private readonly executor: Executor) {}

  /** What is to be stored of items as their sources give them; those without an id are new. Notes what sources say. */
  async layer<T extends object>(
    record: Record,
    given: { id?: number; item: T }[],
  ): Promise<{ item: T; isHidden: boolean }[]> {
    const found = await this.find(record, listIds(given));
    if (found.size === 0) return given.map(({ item }) => ({ item, isHidden: false }));
    const changed: Stored[] = [];
    const layered = given.map(({ id, item }) => {
      const corrections = found.get(id ?? 0) ?? [];
      for (const correction of corrections) {
        if (this.noteFeedValue(record, correction, item)) changed.push(correction);
      }
      const isHidden = corrections.some(({ field }) => field === HIDDEN_FIELD);
      return { item: put(item, corrections, pickShown), isHidden };
    });
    await saveStored(this.executor, record, changed);
    return layered;
  }

  /** What sources say of stored items. */
  async unlayer<T extends object>(record: Record, stored: { id: number; item: T }[]): Promise<T[]> {
    const found = await this.find(record, listIds(stored));
    return stored.map(({ id, item }) => put(item, found.get(id) ?? [], ({ feedValue }) => feedValue));
  }

  async list({ record, id }: CorrectedItem): Promise<Correction[]> {
    const corrections = (await this.find(record, [id])).get(id) ?? [];
    return corrections.map(({ field, value, feedValue }) => ({ field, value, feedValue }));
  }

  /** Sets and ends corrections of an item, of which `item` is what its source says. */
  async change(
    { record, id }: CorrectedItem,
    item: object,
    set: Readonly<{ [field: string]: FieldValue }>,
    clear: string[],
  ): Promise<void> {
    await this.executor.run(sql`
      DELETE FROM corrections WHERE record = ${record} AND item_id = ${id}
      AND field IN (SELECT value FROM json_each(${JSON.stringify(clear)}))`);
    const values = new Map<string, unknown>(Object.entries(item));
    const stored = Object.entries(set).map(([field, value]) => {
      return { itemId: id, field, value, feedValue: toFieldValue(values.get(field)) };
    });
    await saveStored(this.executor, record, stored);
    this.hasAny = undefined;
  }

  async listAgreed(): Promise<AgreedCorrection[]> {
    const named: AgreedCorrection[] = [];
    for (const record of ['offer', 'brand'] as const) {
      const agreed = [...this.agreed.values()].filter((correction) => correction.record === record);
      const name = sql.raw(record === 'offer' ? `source || ':' || external_id` : 'unique_name');
      const rows = await this.executor.all<{ id: number; name: string }>(sql`
        SELECT id, ${name} AS name FROM ${sql.identifier(`${record}s`)}
        WHERE id IN (SELECT value FROM json_each(${JSON.stringify(agreed.map(({ id }) => id))}))`);
      const names = new Map(rows.map((row) => [row.id, row.name]));
      named.push(...agreed.map((correction) => ({ ...correction, name: names.get(correction.id) ?? '' })));
    }
    return named;
  }

  /** Whether what the source says now differs from what it said before. */
  private noteFeedValue(record: Record, correction: Stored, item: object): boolean {
    const { itemId, field } = correction;
    if (field === HIDDEN_FIELD) return false;
    const feedValue = toFieldValue(new Map<string, unknown>(Object.entries(item)).get(field));
    const key = `${record} ${itemId} ${field}`;
    if (isSame(feedValue, correction.value)) this.agreed.set(key, { record, id: itemId, field });
    else this.agreed.delete(key);
    if (isSame(feedValue, correction.feedValue)) return false;
    correction.feedValue = feedValue;
    return true;
  }

  private async find(record: Record, ids: number[]): Promise<Map<number, Stored[]>> {
    const found = new Map<number, Stored[]>();
    if (ids.length === 0 || !(await this.hasCorrections())) return found;
    const rows = await this.executor.all<StoredRow>(sql`
      SELECT item_id AS itemId, field, value, feed_value AS feedValue FROM corrections
      WHERE record = ${record} AND item_id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
      ORDER BY item_id, field`);
    for (const { itemId, field, value, feedValue } of rows) {
      const stored = found.get(itemId) ?? [];
      found.set(itemId, stored);
      stored.push({ itemId, field, value: JSON.parse(value), feedValue: JSON.parse(feedValue) });
    }
    return found;
  }

  /** Most catalogues have none: their imports look once. */
  private async hasCorrections(): Promise<boolean> {
    if (this.hasAny !== undefined) return this.hasAny;
    const [row] = await this.executor.all<{ hasAny: number }>(
      sql`SELECT EXISTS (SELECT 1 FROM corrections) AS hasAny`,
    );
    return (this.hasAny = row?.hasAny === 1);
  }
}

function listIds(items: { id?: number }[]): number[] {
  return items.flatMap(({ id }) => id ?? []);
}

async function saveStored(executor: Executor, record: Record, stored: Stored[]): Promise<void> {
  if (stored.length === 0) return;
  const rows = stored.map(({ itemId, field, value, feedValue }) => {
    return [record, itemId, field, JSON.stringify(value), JSON.stringify(feedValue)];
  });
  await executor.run(sql`
    INSERT INTO corrections (record, item_id, field, value, feed_value)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
    FROM json_each(${toStorableJson(rows)}) WHERE true
    ON CONFLICT (record, item_id, field) DO UPDATE SET value = excluded.value, feed_value = excluded.feed_value`);
}

function put<T extends object>(item: T, corrections: Stored[], pick: (correction: Stored) => FieldValue): T {
  const fields = corrections.filter(({ field }) => field !== HIDDEN_FIELD);
  if (fields.length === 0) return item;
  return { ...item, ...Object.fromEntries(fields.map((correction) => [correction.field, pick(correction)])) };
}

function toFieldValue(value: unknown): FieldValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.map(String) : null;
}

/** What is shown of a corrected field: of two checks of an offer the later one. */
function pickShown({ field, value, feedValue }: Stored): FieldValue {
  if (field !== 'verifiedAt' || typeof value !== 'string' || typeof feedValue !== 'string') return value;
  return Date.parse(feedValue) > Date.parse(value) ? feedValue : value;
}

/** Categories and regions have no order of their own. */
function isSame(left: FieldValue, right: FieldValue): boolean {
  return JSON.stringify(sorted(left)) === JSON.stringify(sorted(right));
}

function sorted(value: FieldValue): FieldValue {
  return Array.isArray(value) ? value.toSorted() : value;
}
