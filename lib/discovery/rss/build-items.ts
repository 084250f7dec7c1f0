import { escapeText } from 'entities';
import type { ArticleSummary, Offer } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { getEndTime } from '@/lib/catalogue/offer-dates';
import { formatDay } from '@/lib/offers/format-day';
import { getBrandKey } from '@/lib/offers/offer-card';
import { getOfferTitle } from '@/lib/offers/get-offer-title';
import { buildArticleHref, buildOfferHref } from '@/lib/url/paths';
import type { RssItem } from './format-rss';
import { hideCode } from './hide-code';
import { getArticleTime, getOfferTime } from './times';

export type FeedSite = { locale: Locale; siteName: string; siteUrl: string };

/** An offer as a feed tells of it: brand, discount and title, what it is about, its own address; never its code. */
export function buildOfferItem(offer: Offer, { locale, siteUrl }: FeedSite, categories: string[]): RssItem {
  const t = getTranslator(locale);
  const { brandId, brand, description, terms, endDate } = offer;
  const hide = (text: string) => hideCode(text, offer.kind === 'coupon' ? offer.code : null);
  const end = getEndTime(endDate);
  const paragraphs = [
    description,
    terms && `${t('offer.panel.terms')} ${terms}`,
    end === null ? t('offer.card.noEndDate') : t('offer.card.endsOn', { date: formatDay(end - 1, locale) }),
  ];
  return {
    title: hide(formatOfferTitle(offer, locale)),
    link: siteUrl + buildOfferHref(locale, getBrandKey({ brand, brandId }), offer),
    description: formatParagraphs(paragraphs.map((text) => hide(text ?? ''))),
    publishedAt: getOfferTime(offer),
    categories: [t(`feeds.item.${offer.kind}`), ...categories],
  };
}

/** An article as a feed tells of it: title, description, category, and the site as its author. */
export function buildArticleItem(article: ArticleSummary, { locale, siteName, siteUrl }: FeedSite): RssItem {
  return {
    title: article.title,
    link: siteUrl + buildArticleHref(locale, article.slug),
    description: formatParagraphs([article.description]),
    publishedAt: getArticleTime(article),
    categories: article.category === null ? [] : [article.category.name],
    creator: siteName,
  };
}

/** "Lumera: 20% off – All lamps"; what the title says already is not said twice. */
function formatOfferTitle(offer: Offer, locale: Locale): string {
  const t = getTranslator(locale);
  const { brand, discount } = offer;
  const title = getOfferTitle(offer);
  const says = (text: string) => title.toLowerCase().includes(text.toLowerCase());
  const headline = discount && !says(discount) ? t('feeds.item.withDiscount', { discount, title }) : title;
  return brand && !says(brand.name) ? t('feeds.item.ofBrand', { brand: brand.name, headline }) : headline;
}

/** Text as HTML, which is what readers take descriptions for. Every line is a paragraph; empty ones are left out. */
function formatParagraphs(texts: string[]): string {
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeText(line.trim())}</p>`)
    .join('');
}
