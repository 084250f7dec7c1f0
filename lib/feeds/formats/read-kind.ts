import { RowError, type RawOffer } from '../feed';

/** "Code" or "Deal", in any case; undefined where it is not told. Throws RowError on any other type. */
export function readKind(type: string | undefined): RawOffer['kind'] {
  if (type === undefined) return undefined;
  if (/^code$/i.test(type)) return 'coupon';
  if (/^deal$/i.test(type)) return 'deal';
  throw new RowError(`type "${type}" is neither Code nor Deal`);
}
