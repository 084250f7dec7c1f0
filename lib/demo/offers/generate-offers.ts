import type { OfferKind } from '@/lib/catalogue/types';
import type { NewOffer } from '@/lib/catalogue/writer';
import type { DemoBrand } from '../brands/demo-brand';
import { createRandom, toShuffled } from '@/lib/art/random';
import type { DemoSize } from '../size';
import { buildOffer } from './build-offer';
import { isPast, pickDates, pickScheduledDates } from './dates';
import { buildEdgeOffers } from './edge-cases';
import { createFeaturePicker } from './feature-picker';

const ORDER_SEED = 50_021;
const OFFER_SEED = 75_011;
/** One offer of each kind in so many starts later: 60 of 50,000 coupons, 30 of 25,000 deals. */
const SCHEDULED_EVERY = 833;
const SCHEDULED_AT = 400;

/** Yields every offer of the demo, oldest first, coupons and deals mixed. `today` is the start of the day, UTC. */
export function* generateOffers(
  brands: readonly DemoBrand[],
  size: DemoSize,
  today: Date,
): Generator<NewOffer> {
  const edges = buildEdgeOffers(today);
  const edgeCoupons = edges.filter(({ kind }) => kind === 'coupon').length;
  const shops = orderShops(brands);
  const pickKind = createKindPicker(shops.length, size.coupons - edgeCoupons);
  const edgeEvery = Math.ceil(shops.length / edges.length);
  const serials = { coupon: 0, deal: 0 };
  const isFeatured = { coupon: createFeaturePicker(), deal: createFeaturePicker() };
  const titles = new Map<string, Set<string>>();

  for (const [index, shop] of shops.entries()) {
    if (index % edgeEvery === 0) yield* edges.splice(0, 1);
    const random = createRandom(OFFER_SEED + index);
    const kind = pickKind();
    serials[kind] += 1;
    const isScheduled = serials[kind] % SCHEDULED_EVERY === SCHEDULED_AT;
    const dates = isScheduled
      ? pickScheduledDates(random, today)
      : pickDates(random, today, index / size.offers);
    const plan = { kind, externalId: `${kind}-${serials[kind]}`, shop, dates };
    const offer = buildOffer(random, today, plan, getTitles(titles, shop.brand.uniqueName));
    yield { ...offer, isFeatured: isFeatured[kind](offer, shop, !isScheduled && !isPast(dates, today)) };
  }
}

/** How many offers the brands must have between them, beside the edge cases. */
export function countOrdinaryOffers({ offers }: DemoSize, today: Date): number {
  return offers - buildEdgeOffers(today).length;
}

/** One entry an offer, in the order in which the offers came. */
function orderShops(brands: readonly DemoBrand[]): DemoBrand[] {
  const entries = brands.flatMap((brand) => Array.from({ length: brand.size }, () => brand));
  return toShuffled(createRandom(ORDER_SEED), entries);
}

/** Draws without replacement, so that exactly `couponCount` of `count` are coupons. */
function createKindPicker(count: number, couponCount: number): () => OfferKind {
  const random = createRandom(ORDER_SEED + 1);
  let left = count;
  let couponsLeft = couponCount;
  return () => {
    const isCoupon = random() * left < couponsLeft;
    left -= 1;
    if (isCoupon) couponsLeft -= 1;
    return isCoupon ? 'coupon' : 'deal';
  };
}

function getTitles(titles: Map<string, Set<string>>, uniqueName: string): Set<string> {
  const known = titles.get(uniqueName) ?? new Set<string>();
  titles.set(uniqueName, known);
  return known;
}
