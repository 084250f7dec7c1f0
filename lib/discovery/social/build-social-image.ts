import type { Brand, BrandSummary, Category, Offer } from '@/lib/catalogue';
import { getSettings } from '@/lib/config';
import { pickTagline } from '@/lib/i18n/index';
import { buildSocialImageHref, type ListName, type SocialSubject } from '@/lib/url/paths';
import {
  buildArticleCard,
  buildBrandCard,
  buildCategoryCard,
  buildListCard,
  buildOfferCard,
  type ArticleFacts,
  type SocialContext,
} from './build-cards';
import { formatSocialAlt, hashCard, SOCIAL_IMAGE_SIZE_PX, type SocialCard } from './social-card';

/** A picture as Open Graph and Twitter tags name it; width and height in pixels. */
export type SocialImage = { url: string; width: number; height: number; alt: string; type: 'image/png' };

/** The picture of the site itself, for pages that have none of their own. */
export function buildSiteImage({ locale, siteName }: SocialContext): SocialImage {
  const url = buildSocialImageHref(locale, { kind: 'home' });
  const alt = `${siteName}. ${pickTagline(locale, getSettings().siteTagline)}`;
  return { url, ...SOCIAL_IMAGE_SIZE_PX, alt, type: 'image/png' };
}

export function buildBrandImage(context: SocialContext, brand: Brand): SocialImage {
  const card = buildBrandCard(context, brand);
  return toImage(context, { kind: 'brand', uniqueName: brand.uniqueName }, card);
}

/** `totals` count what the category's page lists. */
export function buildCategoryImage(
  context: SocialContext,
  category: Category,
  totals: { coupons: number; deals: number },
): SocialImage {
  const card = buildCategoryCard(context, category, totals);
  return toImage(context, { kind: 'category', slug: category.slug }, card);
}

/** `total` counts all of the list in its category; null where a page shows only some of that. */
export function buildListImage(
  context: SocialContext,
  list: ListName,
  category: Category,
  total: number | null,
): SocialImage {
  const card = buildListCard(context, list, category, total);
  return toImage(context, { kind: list, slug: category.slug }, card, total !== null);
}

export function buildArticleImage(context: SocialContext, article: ArticleFacts): SocialImage {
  return toImage(context, { kind: 'article', slug: article.slug }, buildArticleCard(context, article));
}

export function buildOfferImage(
  context: SocialContext,
  offer: Offer,
  brand: Pick<BrandSummary, 'name' | 'uniqueName'>,
  now: Date,
): SocialImage {
  const subject = { kind: offer.kind, id: offer.id, uniqueName: brand.uniqueName };
  return toImage(context, subject, buildOfferCard(context, offer, brand, now));
}

/** `isWhole` is false where the picture says more than the card does: its address then has no version. */
function toImage(
  { locale }: SocialContext,
  subject: SocialSubject,
  card: SocialCard,
  isWhole = true,
): SocialImage {
  const url = buildSocialImageHref(locale, subject, isWhole ? hashCard(card) : undefined);
  return { url, ...SOCIAL_IMAGE_SIZE_PX, alt: formatSocialAlt(card), type: 'image/png' };
}
