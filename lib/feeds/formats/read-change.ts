import { RowError, type RawOffer } from '../feed';

const CHANGES: ReadonlyMap<string, RawOffer['change']> = new Map([
  ['', 'whole'],
  ['new', 'whole'],
  ['updated', 'part'],
  ['suspended', 'retired'],
]);

/** What the status of a row says, in CouponAPI and LinkMyDeals alike; none is a new offer. Throws RowError on any other. */
export function readChange(status: string | undefined): RawOffer['change'] {
  const change = CHANGES.get((status ?? '').toLowerCase());
  if (change === undefined) throw new RowError(`status "${status}" is neither new, updated nor suspended`);
  return change;
}
