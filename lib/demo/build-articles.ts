import type { NewArticle, NewBrand, NewOffer } from '@/lib/catalogue/writer';
import { buildBannerUrl } from '@/lib/art/drawings/art-url';
import { formatDayFromToday } from './offers/dates';
import type { ArticleFile } from './read-article-files';
import { createRelatedPicker } from './pick-related';

const PUBLISHED_TIME = 'T08:00:00.000Z';

/**
 * Takes the articles' files and the catalogue they speak of, and answers the articles, oldest first, drafts last.
 * `today` is the start of the day, UTC. Throws on a category that does not exist.
 */
export function buildArticles(
  files: readonly ArticleFile[],
  brands: readonly NewBrand[],
  offers: readonly NewOffer[],
  today: Date,
): NewArticle[] {
  const pickRelated = createRelatedPicker(brands, offers, today);
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
