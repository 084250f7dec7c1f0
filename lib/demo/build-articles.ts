import { createRandom, hashText, toShuffled, buildBannerUrl } from '@/lib/art/drawings';
import type { NewArticle, NewBrand, NewOffer } from '@/lib/catalogue';
import { formatDayFromToday } from './offers/dates';
import type { ArticleFile } from './read-article-files';

const PUBLISHED_TIME = 'T08:00:00.000Z';

/** An article's offers should still be good a while after the catalogue was loaded. */
const SHORTEST_LIFE_DAYS = 21;
const MOST_OF_ONE_BRAND = 3;

/** What articles have to know of an offer. */
export type RelatedOffer = Pick<
  NewOffer,
  'source' | 'externalId' | 'kind' | 'brandUniqueName' | 'categorySlugs'
>;

/**
 * Takes the articles' files and the catalogue they speak of, of its offers those that last, and returns the articles,
 * oldest first, drafts last. `today` is the start of the day, UTC. Throws on a category that does not exist.
 */
export function buildArticles(
  files: readonly ArticleFile[],
  brands: readonly NewBrand[],
  lasting: readonly RelatedOffer[],
  today: Date,
): NewArticle[] {
  const pickRelated = createRelatedPicker(brands, lasting);
  const featured = brands.filter(({ isFeatured }) => isFeatured);
  const used = new Set<NewBrand>();

  return files
    .toSorted((a, b) => (b.head.days_ago ?? -1) - (a.head.days_ago ?? -1))
    .map((file) => {
      const brand = file.head.brand ? pickBrand(featured, file.head.category, used) : null;
      return buildArticle(file, brand, pickRelated(file, brand), today);
    });
}

function buildArticle(
  { slug, head, content }: ArticleFile,
  brand: NewBrand | null,
  related: Pick<NewArticle, 'coupons' | 'deals'>,
  today: Date,
): NewArticle {
  const day = head.days_ago === undefined ? null : formatDayFromToday(today, -head.days_ago);
  return {
    slug,
    title: head.title,
    description: head.description,
    content,
    featuredImage: head.banner ? buildBannerUrl(head.icon, slug) : null,
    featured: head.featured,
    publishedAt: day === null ? null : `${day}${PUBLISHED_TIME}`,
    metaTitle: head.meta_title ?? null,
    metaDescription: head.meta_description ?? null,
    categorySlug: head.category,
    brandUniqueName: brand?.uniqueName ?? null,
    ...related,
  };
}

/** A featured brand whose first category it is, one that no article has yet if there is one. */
function pickBrand(featured: readonly NewBrand[], category: string, used: Set<NewBrand>): NewBrand {
  const fitting = featured.filter(({ categorySlugs }) => categorySlugs[0] === category);
  const brand = fitting.find((candidate) => !used.has(candidate)) ?? fitting[0];
  if (!brand) throw new Error(`No featured brand in the category "${category}"`);
  used.add(brand);
  return brand;
}

type Related = Pick<NewArticle, 'coupons' | 'deals'>;

/** Returns a function that picks an article's offers: a few of its brand, the rest from its categories. */
function createRelatedPicker(
  brands: readonly NewBrand[],
  lasting: readonly RelatedOffer[],
): (file: ArticleFile, brand: NewBrand | null) => Related {
  const categoriesOf = new Map(brands.map(({ uniqueName, categorySlugs }) => [uniqueName, categorySlugs]));

  return ({ slug, head }, brand) => {
    const categories = [head.category, ...head.offers_from.split(',').map((part) => part.trim())];
    const isFitting = (offer: RelatedOffer) =>
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

/** Whether an article may name an offer: it is live, will be for a while, and has something to show. */
export function isLasting(offer: NewOffer, today: Date): boolean {
  const hasStarted = offer.startDate === null || offer.startDate <= formatDayFromToday(today, 0);
  const lasts = offer.endDate === null || offer.endDate > formatDayFromToday(today, SHORTEST_LIFE_DAYS);
  return hasStarted && lasts && offer.discount !== null && (offer.kind === 'coupon' || offer.img !== null);
}

function listCategories(offer: RelatedOffer, categoriesOf: ReadonlyMap<string, string[]>): string[] {
  return offer.categorySlugs.length > 0
    ? offer.categorySlugs
    : (categoriesOf.get(offer.brandUniqueName) ?? []);
}

function takeOfKind(
  offers: readonly RelatedOffer[],
  kind: NewOffer['kind'],
  count: number,
): Related['coupons'] {
  return offers
    .filter((offer) => offer.kind === kind)
    .slice(0, count)
    .map(({ source, externalId }) => ({ source, externalId }));
}
