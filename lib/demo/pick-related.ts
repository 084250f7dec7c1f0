import type { NewArticle, NewBrand, NewOffer } from '@/lib/catalogue/writer';
import { formatDayFromToday } from './offers/dates';
import { createRandom, hashText, toShuffled } from '@/lib/art/random';
import type { ArticleFile } from './read-article-files';

/** An article's offers should still be good a while after the catalogue was loaded. */
const SHORTEST_LIFE_DAYS = 21;
const MOST_OF_ONE_BRAND = 3;

type Related = Pick<NewArticle, 'coupons' | 'deals'>;

/** Answers a function that picks an article's offers: a few of its brand, the rest from its categories. */
export function createRelatedPicker(
  brands: readonly NewBrand[],
  offers: readonly NewOffer[],
  today: Date,
): (file: ArticleFile, brand: NewBrand | null) => Related {
  const categoriesOf = new Map(brands.map(({ uniqueName, categorySlugs }) => [uniqueName, categorySlugs]));
  const lasting = offers.filter((offer) => isLasting(offer, today));

  return ({ slug, head }, brand) => {
    const categories = [head.category, ...head.offers_from.split(',').map((part) => part.trim())];
    const isFitting = (offer: NewOffer) =>
      listCategories(offer, categoriesOf).some((category) => categories.includes(category));
    const mixed = toShuffled(createRandom(hashText(slug)), lasting.filter(isFitting));
    const own = mixed.filter(({ brandUniqueName }) => brandUniqueName === brand?.uniqueName);
    const ordered = [...own.slice(0, MOST_OF_ONE_BRAND), ...mixed.filter((offer) => !own.includes(offer))];
    return {
      coupons: takeOfKind(ordered, 'coupon', head.coupons),
      deals: takeOfKind(ordered, 'deal', head.deals),
    };
  };
}

function isLasting(offer: NewOffer, today: Date): boolean {
  const hasStarted = offer.startDate === null || offer.startDate <= formatDayFromToday(today, 0);
  const lasts = offer.endDate === null || offer.endDate > formatDayFromToday(today, SHORTEST_LIFE_DAYS);
  return hasStarted && lasts && offer.discount !== null && (offer.kind === 'coupon' || offer.img !== null);
}

function listCategories(offer: NewOffer, categoriesOf: ReadonlyMap<string, string[]>): string[] {
  return offer.categorySlugs.length > 0
    ? offer.categorySlugs
    : (categoriesOf.get(offer.brandUniqueName) ?? []);
}

function takeOfKind(offers: readonly NewOffer[], kind: NewOffer['kind'], count: number): Related['coupons'] {
  return offers
    .filter((offer) => offer.kind === kind)
    .slice(0, count)
    .map(({ source, externalId }) => ({ source, externalId }));
}
