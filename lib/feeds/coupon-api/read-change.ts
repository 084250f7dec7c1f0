import { RowError, type ToldOffer } from '../feed';

const CHANGES: ReadonlyMap<string, ToldOffer['change']> = new Map([
  ['', 'whole'],
  ['new', 'whole'],
  ['updated', 'part'],
  ['suspended', 'retired'],
]);

/** What the status of a row says, in CouponAPI and LinkMyDeals alike; none is a new offer. Throws RowError on any other. */
export function readChange(status: string | undefined): ToldOffer['change'] {
  const change = CHANGES.get((status ?? '').toLowerCase());
  if (change === undefined) throw new RowError(`status "${status}" is neither new, updated nor suspended`);
  return change;
}
