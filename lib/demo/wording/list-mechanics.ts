import type { OfferKind } from '@/lib/catalogue';
import type { Trade, Vocabulary } from '../vocabulary/define-vocabulary';
import { SHOP_TRADES, type Mechanic } from './define-mechanic';
import { GOODS_COUPONS } from './goods-coupons';
import { GOODS_DEALS } from './goods-deals';
import { AMOUNT_COUPONS, MONEY_COUPONS } from './money-coupons';
import { PERCENT_COUPONS } from './percent-coupons';
import { SERVICE_COUPONS } from './service-coupons';
import { SERVICE_DEALS } from './service-deals';

export const MECHANICS: Record<OfferKind, readonly Mechanic[]> = {
  coupon: [...PERCENT_COUPONS, ...AMOUNT_COUPONS, ...GOODS_COUPONS, ...SERVICE_COUPONS, ...MONEY_COUPONS],
  deal: [...GOODS_DEALS, ...SERVICE_DEALS],
};

const TRADES: readonly Trade[] = [...SHOP_TRADES, 'money'];

const BY_TRADE = {
  coupon: groupByTrade(MECHANICS.coupon),
  deal: groupByTrade(MECHANICS.deal),
};

/** The ways in which a shop of that category makes offers. */
export function listMechanics(kind: OfferKind, { trade, slug }: Vocabulary): readonly Mechanic[] {
  return (BY_TRADE[kind].get(trade) ?? []).filter(({ exceptIn }) => !exceptIn.includes(slug));
}

function groupByTrade(mechanics: readonly Mechanic[]): ReadonlyMap<Trade, readonly Mechanic[]> {
  return new Map(TRADES.map((trade) => [trade, mechanics.filter(({ trades }) => trades.includes(trade))]));
}
