import type { OfferKind } from '@/lib/catalogue/types';
import type { Trade } from '../vocabulary/define-vocabulary';
import { AMOUNT_COUPONS } from './amount-coupons';
import type { Mechanic } from './define-mechanic';
import { GOODS_COUPONS } from './goods-coupons';
import { GOODS_DEALS } from './goods-deals';
import { PERCENT_COUPONS } from './percent-coupons';
import { SERVICE_COUPONS } from './service-coupons';
import { SERVICE_DEALS } from './service-deals';

export const MECHANICS: Record<OfferKind, readonly Mechanic[]> = {
  coupon: [...PERCENT_COUPONS, ...AMOUNT_COUPONS, ...GOODS_COUPONS, ...SERVICE_COUPONS],
  deal: [...GOODS_DEALS, ...SERVICE_DEALS],
};

/** The ways in which a shop of that trade makes offers. */
export function listMechanics(kind: OfferKind, trade: Trade): Mechanic[] {
  return MECHANICS[kind].filter(({ trades }) => trades.includes(trade));
}
