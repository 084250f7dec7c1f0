import type { OfferKind } from '@/lib/catalogue/types';

type StubLabels = { coupon: string; deal: string; newDeal: string };

/** What the stub of an offer without a discount says (docs/specification.md §4.7): nothing is new that is over. */
export function pickStubText(kind: OfferKind, isOver: boolean, labels: StubLabels): string {
  if (kind === 'coupon') return labels.coupon;
  return isOver ? labels.deal : labels.newDeal;
}
