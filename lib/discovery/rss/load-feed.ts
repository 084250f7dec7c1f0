import type { ArticleSummary, CatalogueSource, Offer, OfferQuery } from '@/lib/catalogue';
import { getCategoryBySlug } from '@/lib/catalogue/rules';
import type { FeedSubject } from '@/lib/url/paths';
import type { FeedTopic } from './feed-topic';
import { getArticleTime, getOfferTime, isLive } from './times';

export type FeedData = { topic: FeedTopic } & ({ offers: Offer[] } | { articles: ArticleSummary[] });

/** How many entries a feed has at most. */
const FEED_LENGTH = 30;

/**
 * What a feed lists at `now`, newest first: live offers, or published articles. Its topic has the present address, where
 * an old one was asked for. Null for an unknown brand or category
 * and for a search without a text.
 */
export async function loadFeed(
  source: CatalogueSource,
  subject: FeedSubject,
  now: Date,
): Promise<FeedData | null> {
  switch (subject.kind) {
    case 'offers':
      return { topic: subject, offers: await listNewestOffers(source, {}, now) };
    case 'blog':
      return { topic: subject, articles: await listNewestArticles(source, now) };
    case 'brand':
      return loadBrandFeed(source, subject.uniqueName, now);
    case 'category':
      return loadCategoryFeed(source, subject.slug, now);
    case 'search':
      if (subject.text === '') return null;
      return { topic: subject, offers: await listNewestOffers(source, { search: subject.text }, now) };
  }
}

async function loadBrandFeed(source: CatalogueSource, name: string, now: Date): Promise<FeedData | null> {
  const brand = name.trim() === '' ? null : await source.getBrandByUniqueName(name);
  if (brand === null) return null;
  const offers = await listNewestOffers(source, { brandId: brand.id }, now);
  return {
    topic: { kind: 'brand', uniqueName: brand.uniqueName, name: brand.name },
    // A host may leave out what the address says already.
    offers: offers.map((offer) => ({ ...offer, brand: offer.brand ?? brand })),
  };
}

async function loadCategoryFeed(source: CatalogueSource, slug: string, now: Date): Promise<FeedData | null> {
  const category = await getCategoryBySlug(source, slug);
  if (category === null) return null;
  const offers = await listNewestOffers(source, { categoryId: category.id }, now);
  return { topic: { kind: 'category', slug: category.slug, name: category.name }, offers };
}

async function listNewestOffers(source: CatalogueSource, filter: OfferQuery, now: Date): Promise<Offer[]> {
  const query: OfferQuery = { ...filter, sort: 'newest', pageSize: FEED_LENGTH };
  const [coupons, deals] = await Promise.all([source.listCoupons(query), source.listDeals(query)]);
  return [...coupons.items, ...deals.items]
    .filter((offer) => isLive(offer, now))
    .sort((a, b) => (getOfferTime(b) ?? 0) - (getOfferTime(a) ?? 0) || Number(b.id) - Number(a.id) || 0)
    .slice(0, FEED_LENGTH);
}

async function listNewestArticles(source: CatalogueSource, now: Date): Promise<ArticleSummary[]> {
  const { items } = await source.listArticles({ pageSize: FEED_LENGTH });
  return items.filter((article) => (getArticleTime(article) ?? 0) <= now.getTime());
}
