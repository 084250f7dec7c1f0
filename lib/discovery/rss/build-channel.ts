import { getTranslator } from '@/lib/i18n';
import { buildArticleItem, buildOfferItem, type FeedSite } from './build-items';
import { buildFeedLink } from './feed-link';
import { buildTopicHref, getTopicName } from './feed-topic';
import type { RssChannel } from './format-rss';
import type { FeedData } from './load-feed';
import { getArticleChangeTime, getLatest, getOfferTime } from './times';

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
