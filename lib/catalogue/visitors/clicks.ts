import { sql } from 'drizzle-orm';
import type { Executor } from '../database/open-database';
import type { ClickKind, OfferOrigin } from '../types';
import type { ClickCount } from './click-counter';
import { offerClicks } from './schema';

/** What was done with an offer over several days. */
export type OfferClicks = OfferOrigin & Record<ClickKind, number>;

/** Adds these counts to what is stored. */
export async function saveClicks(transaction: Executor, clicks: readonly ClickCount[]): Promise<void> {
  await transaction.run(sql`
    INSERT INTO ${offerClicks} (day, source, external_id, kind, count)
    SELECT value ->> 'day', value ->> 'source', value ->> 'externalId', value ->> 'kind', value ->> 'count'
    FROM json_each(${JSON.stringify(clicks)}) WHERE true
    ON CONFLICT DO UPDATE SET count = count + excluded.count`);
}

/** The offers with which something was done on a day (UTC) or later, in any order. */
export function listClicks(executor: Executor, since: string): Promise<OfferClicks[]> {
  const count = (kind: ClickKind) => sql`coalesce(sum(count) FILTER (WHERE kind = ${kind}), 0)`;
  return executor.all<OfferClicks>(sql`
    SELECT source, external_id AS externalId,
      ${count('open')} AS open, ${count('copy')} AS copy, ${count('visit')} AS visit
    FROM ${offerClicks} WHERE day >= ${since} GROUP BY source, external_id`);
}
