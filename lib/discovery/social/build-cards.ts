import { pickCategoryIcon } from '@/lib/art';
import type { ArticleSummary, Brand, BrandSummary, CatalogueStats, Category, Offer } from '@/lib/catalogue';
import { getEndTime } from '@/lib/catalogue/rules';
import { getMessages, getTranslator, type Locale } from '@/lib/i18n';
import { getOutcome } from '@/lib/offers/expiry';
import { formatDay } from '@/lib/offers/format-day';
import { formatExpiry } from '@/lib/offers/format-expiry';
import { formatOfferCounts } from '@/lib/offers/format-offer-counts';
import { getOfferTitle } from '@/lib/offers/get-offer-title';
import { pickStubText } from '@/lib/offers/split-discount';
import type { ListName } from '@/lib/url/paths';
import type { SocialCard } from './social-card';

/** Whose picture it is, and in which language. */
export type SocialContext = { locale: Locale; siteName: string };

/** The site's own picture, which every page without one of its own shows: name, tagline, how much there is. */
export function buildSiteCard(
  { locale, siteName }: SocialContext,
  tagline: string,
  stats: Pick<CatalogueStats, 'coupons' | 'deals'>,
): SocialCard {
  const lines = [tagline, formatCounts(locale, stats)];
  return { siteName, overline: null, title: siteName, plainTitle: '', lines, stub: { kind: 'mark' } };
}

/** A brand's picture: its name, its logo and how much it offers. */
export function buildBrandCard({ locale, siteName }: SocialContext, brand: Brand): SocialCard {
  const { name, uniqueName, logo } = brand;
  return {
    siteName,
    overline: null,
    title: name,
    plainTitle: uniqueName,
    lines: [formatOfferCounts(brand, getMessages(locale).common.counts, locale)],
    stub: { kind: 'logo', name, logo },
  };
}

/** A category's picture: its name, its icon and how much it holds. */
export function buildCategoryCard(
  { locale, siteName }: SocialContext,
  { name, slug, icon }: Category,
  totals: { coupons: number; deals: number },
): SocialCard {
  const lines = [formatCounts(locale, totals)];
  const stub = { kind: 'icon', icon: pickCategoryIcon({ icon, name, slug }) } as const;
  return { siteName, overline: null, title: name, plainTitle: slug, lines, stub };
}

/** The picture of a list in a category: its heading and, where that is known, how much there is. */
export function buildListCard(
  { locale, siteName }: SocialContext,
  list: ListName,
  category: Category,
  total: number | null,
): SocialCard {
  const t = getTranslator(locale);
  return {
    siteName,
    overline: null,
    title: t(`lists.${list}.titleInCategory`, { category: category.name }),
    plainTitle: category.slug,
    lines: total === null ? [] : [t(`lists.${list}.found`, { count: total })],
    stub: { kind: 'icon', icon: pickCategoryIcon(category) },
  };
}

/** What an article's picture is made from. */
export type ArticleFacts = Pick<ArticleSummary, 'title' | 'slug' | 'category' | 'publishedAt'>;

/** An article's picture: its title, its category and its day. */
export function buildArticleCard(
  { locale, siteName }: SocialContext,
  { title, slug, category, publishedAt }: ArticleFacts,
): SocialCard {
  const time = Date.parse(publishedAt ?? '');
  return {
    siteName,
    overline: category?.name ?? null,
    title,
    plainTitle: slug,
    lines: Number.isNaN(time) ? [] : [formatDay(time, locale)],
    stub: category ? { kind: 'icon', icon: pickCategoryIcon(category) } : { kind: 'mark' },
  };
}

/**
 * An offer's picture: its discount, its title, its brand and when it ends; never its code. The end is a date, not a
 * number of days that are left: pictures live long in the caches of others.
 */
export function buildOfferCard(
  { locale, siteName }: SocialContext,
  offer: Offer,
  brand: Pick<BrandSummary, 'name' | 'uniqueName'>,
  now: Date,
): SocialCard {
  const texts = getMessages(locale).offer;
  const discount = offer.discount?.trim();
  const outcome = getOutcome(offer, now);
  const isVoid = outcome !== null;
  const fallback = pickStubText(offer.kind, isVoid, texts.card);
  return {
    siteName,
    overline: brand.name,
    title: getOfferTitle(offer),
    plainTitle: brand.uniqueName,
    lines: [isVoid && outcome !== 'expired' ? texts.panel.withdrawn : formatEnd(offer.endDate, locale, now)],
    stub: { kind: 'discount', text: discount || fallback, isStated: Boolean(discount), isVoid },
  };
}

/** `totals` count what there is under names of their own. */
function formatCounts(locale: Locale, totals: { coupons: number; deals: number }): string {
  const counted = { totalCoupons: totals.coupons, totalDeals: totals.deals };
  return formatOfferCounts(counted, getMessages(locale).common.counts, locale);
}

function formatEnd(endDate: string | null, locale: Locale, now: Date): string {
  const labels = getMessages(locale).offer.card;
  const end = getEndTime(endDate);
  if (end === null) return labels.noEndDate;
  const state = end <= now.getTime() ? 'expired' : 'later';
  return formatExpiry({ state, endsAt: end - 1 }, labels, locale);
}
