import type { NewOffer } from '../../writer';

/** What the codes of coupons are compared by: shops take them in any case. Null where there is nothing to copy. */
export function toCodeKey({ kind, code }: Pick<NewOffer, 'kind' | 'code'>): string | null {
  return (kind === 'coupon' && code?.trim().toLowerCase()) || null;
}
