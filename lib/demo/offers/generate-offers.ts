import { createRandom, toShuffled } from '@/lib/art/drawings';
import type { NewOffer, OfferKind } from '@/lib/catalogue';
import type { DemoBrand } from '../brands/build-brands';
import type { DemoSize } from '../size';
import { buildOffer } from './build-offer';
import { isPast, pickDates, pickScheduledDates } from './dates';
import { buildEdgeOffers } from './edge-cases';

const ORDER_SEED = 50_021;
const OFFER_SEED = 75_011;
/** One offer of each kind in so many starts later: 60 of 50,000 coupons, 30 of 25,000 deals. */
const SCHEDULED_EVERY = 833;
const SCHEDULED_AT = 400;
const FEATURED_SHARE = 0.02;
const RECENT_CATEGORIES = 9;
const RECENT_BRANDS = 20;
const LONGEST_TITLE = 64;
const SMALLEST_PERCENT = 15;
const SMALLEST_SUM = 10;

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

/**
 * Returns a function that is shown offers of one kind, oldest first, and says which are featured: FEATURED_SHARE of
 * them, live and complete, and none of a brand or category featured shortly before, so that any row of them is mixed.
 */
function createFeaturePicker(): (offer: NewOffer, shop: DemoBrand, isLive: boolean) => boolean {
  let due = 0;
  const categories: string[] = [];
  const brands: string[] = [];
  return (offer, shop, isLive) => {
    due += FEATURED_SHARE;
    const category = offer.categorySlugs[0] ?? shop.brand.categorySlugs[0] ?? '';
    const isFresh = !categories.includes(category) && !brands.includes(offer.brandUniqueName);
    if (due < 1 || !isLive || !isFresh || !isComplete(offer, shop)) return false;
    due -= 1;
    remember(categories, category, RECENT_CATEGORIES);
    remember(brands, offer.brandUniqueName, RECENT_BRANDS);
    return true;
  };
}

function isComplete(offer: NewOffer, { brand }: DemoBrand): boolean {
  const hasMeans = offer.kind === 'coupon' ? offer.code !== null : offer.img !== null;
  return (
    hasMeans &&
    isNoteworthy(offer.discount) &&
    offer.description !== '' &&
    offer.title.length <= LONGEST_TITLE &&
    brand.logo !== null
  );
}

/** Words alone ("Free shipping") are, and figures from a certain size. */
function isNoteworthy(discount: string | null): boolean {
  const [, percent] = /(\d+)%/.exec(discount ?? '') ?? [];
  const [, sum] = /\$(\d+)/.exec(discount ?? '') ?? [];
  if (percent !== undefined) return Number(percent) >= SMALLEST_PERCENT;
  return sum === undefined ? discount !== null : Number(sum) >= SMALLEST_SUM;
}

function remember(recent: string[], value: string, most: number): void {
  recent.push(value);
  if (recent.length > most) recent.shift();
}
