import type { NewOffer } from '@/lib/catalogue/writer';
import type { DemoBrand } from '../brands/demo-brand';

const FEATURED_SHARE = 0.02;
const RECENT_CATEGORIES = 9;
const RECENT_BRANDS = 20;
const LONGEST_TITLE = 64;
const SMALLEST_PERCENT = 15;
const SMALLEST_SUM = 10;

/**
 * Answers a function that is shown offers of one kind, oldest first, and says which are featured: FEATURED_SHARE of
 * them, live and complete, and none of a brand or category featured shortly before, so that any row of them is mixed.
 */
export function createFeaturePicker(): (offer: NewOffer, shop: DemoBrand, isLive: boolean) => boolean {
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
