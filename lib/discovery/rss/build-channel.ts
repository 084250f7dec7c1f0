import { escapeText } from 'entities';
import { getEndTime } from '@/lib/catalogue/rules';
import type { ArticleSummary, Offer } from '@/lib/catalogue';
import { getTranslator, type Locale } from '@/lib/i18n';
import { formatDay } from '@/lib/offers/format-day';
import { getOfferTitle } from '@/lib/offers/get-offer-title';
import { maskCode } from '@/lib/offers/mask-code';
import { getBrandKey } from '@/lib/offers/offer-card';
import { buildArticleHref, buildOfferHref } from '@/lib/url/paths';
import { buildFeedLink, buildTopicHref, getTopicName } from './feed-topic';
import type { RssChannel, RssItem } from './format-rss';
import type { FeedData } from './load-feed';
import { getArticleChangeTime, getArticleTime, getLatest, getOfferTime } from './times';

/** Shorter codes are also words: masking "SALE" or "10" would only garble the text. */
const MIN_LENGTH = 5;

/** A feed in a language, its addresses absolute. */
export function buildChannel(data: FeedData, site: FeedSite): RssChannel {
  const { topic } = data;
  const { locale, siteName, siteUrl } = site;
  const { href, title } = buildFeedLink(locale, siteName, topic);
  return {
    title,
    link: siteUrl + buildTopicHref(locale, topic),
    description: getTranslator(locale)(`feeds.${topic.kind}.description`, {
      site: siteName,
      name: getTopicName(topic),
    }),
    language: locale,
    selfLink: siteUrl + href,
    ...buildEntries(data, site),
  };
}

/** An offer that goes leaves no date behind: readers that ask by date alone keep it a while, and miss nothing new. */
function buildEntries(data: FeedData, site: FeedSite): Pick<RssChannel, 'items' | 'updatedAt'> {
  if ('articles' in data) {
    return {
      items: data.articles.map((article) => buildArticleItem(article, site)),
      updatedAt: getLatest(data.articles.map(getArticleChangeTime)),
    };
  }
  const categories = data.topic.kind === 'category' ? [data.topic.name] : [];
  return {
    items: data.offers.map((offer) => buildOfferItem(offer, site, categories)),
    updatedAt: getLatest(data.offers.map(getOfferTime)),
  };
}

type FeedSite = { locale: Locale; siteName: string; siteUrl: string };

/** An offer as a feed shows it: brand, discount and title, what it is about, its own address; never its code. */
function buildOfferItem(offer: Offer, { locale, siteUrl }: FeedSite, categories: string[]): RssItem {
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

/** An article as a feed shows it: title, description, category, and the site as its author. */
function buildArticleItem(article: ArticleSummary, { locale, siteName, siteUrl }: FeedSite): RssItem {
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

/**
 * The text of an offer with its code masked wherever it stands as a word of its own: in any case if it has a figure;
 * else as it is written, and only if it is no ordinary word (it has a capital after its first letter).
 */
export function hideCode(text: string, code: string | null): string {
  const secret = code?.trim() ?? '';
  const mask = maskCode(secret);
  if (mask === null || secret.length < MIN_LENGTH) return text;
  const hasFigure = /\p{N}/u.test(secret);
  if (!hasFigure && !/.\p{Lu}/u.test(secret)) return text;
  const pattern = secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, hasFigure ? 'giu' : 'gu'),
    () => mask,
  );
}
