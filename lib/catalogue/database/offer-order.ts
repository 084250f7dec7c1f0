import { sql, type SQL } from 'drizzle-orm';
import { DAY_MS, ENDING_SOON_DAYS } from '../offer-dates';
import type { OfferSort } from '../source';

/** The columns by which offers `o` are ordered, each upwards or downwards. */
type Columns = readonly (readonly [column: string, direction: 'ASC' | 'DESC'])[];

const COLUMNS: Record<OfferSort | 'house', Columns> = {
  house: [
    ['o.phase', 'ASC'],
    ['o.is_featured', 'DESC'],
    ['o.id', 'DESC'],
  ],
  newest: [
    ['o.phase', 'ASC'],
    ['o.id', 'DESC'],
  ],
  ending: [
    ['o.ending_order', 'ASC'],
    ['o.id', 'DESC'],
  ],
  name: [
    ['o.phase', 'ASC'],
    ['o.title_key', 'ASC'],
    ['o.id', 'DESC'],
  ],
};

/** ORDER BY of a sort, in house order without one; turned round to walk from the end. */
export function buildOfferOrder(sort: OfferSort | undefined, isReversed = false): SQL {
  const turned = (direction: 'ASC' | 'DESC') => ((direction === 'ASC') === isReversed ? 'DESC' : 'ASC');
  return sql.raw(
    COLUMNS[sort ?? 'house'].map(([column, direction]) => `${column} ${turned(direction)}`).join(', '),
  );
}

/** Whether an offer `o` is live and ends within ENDING_SOON_DAYS of `now`: the beginning of the order by end. */
export function endsSoon(now: Date): SQL {
  return sql`o.ending_order <= ${now.getTime() + ENDING_SOON_DAYS * DAY_MS}`;
}
