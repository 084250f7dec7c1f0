import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { buildBannerUrl, createRandom, hashText, toShuffled } from '@/lib/art/drawings';
import type { NewArticle, NewBrand, NewOffer } from '@/lib/catalogue';
import { formatDayFromToday } from './offers/dates';

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

const FRONT_MATTER = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;

const headSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  category: z.string(),
  /** The picture of its banner, an icon name. */
  icon: z.string(),
  /** Whether it is about a brand: then a featured one of its category. */
  brand: z.stringbool().default(true),
  featured: z.stringbool().default(false),
  /** Without one it is a draft. */
  days_ago: z.coerce.number().int().nonnegative().optional(),
  /** Whether it has a picture of its own. */
  banner: z.stringbool().default(true),
  coupons: z.coerce.number().int().nonnegative().default(0),
  deals: z.coerce.number().int().nonnegative().default(0),
  /** Further categories, by comma, from which its offers are taken. */
  offers_from: z.string().default(''),
  meta_title: z.string().optional(),
  meta_description: z.string().optional(),
});

type ArticleFile = { slug: string; head: z.infer<typeof headSchema>; content: string };

const FOLDER = path.join(import.meta.dirname, 'articles');

/** Reads the demo's articles, by file name. Throws on a file whose front matter is missing or wrong, naming it. */
export function readArticleFiles(): ArticleFile[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) =>
      parseArticleFile(path.basename(file, '.md'), readFileSync(path.join(FOLDER, file), 'utf8')),
    );
}

/** Takes an article's slug and the text of its file, and returns its parts. Throws on wrong front matter. */
export function parseArticleFile(slug: string, text: string): ArticleFile {
  const groups = FRONT_MATTER.exec(text)?.groups;
  if (!groups) throw new Error(`Article "${slug}" must begin with front matter between two lines of ---`);
  const lines = (groups.head ?? '').split('\n').map((line) => line.split(/:\s+(.*)/s).slice(0, 2));
  const head = headSchema.safeParse(Object.fromEntries(lines));
  if (!head.success) throw new Error(`Article "${slug}": ${z.prettifyError(head.error)}`);
  return { slug, head: head.data, content: (groups.body ?? '').trim() };
}
