import { getTranslator, type Locale } from '@/lib/i18n';
import { buildFeedHref } from '@/lib/url/paths';
import { type FeedTopic, getTopicName } from './feed-topic';

/** A feed as the head of a page names it. */
export type FeedLink = { href: string; title: string };

/** The address of a feed without its host, and its title in the language. */
export function buildFeedLink(locale: Locale, siteName: string, topic: FeedTopic): FeedLink {
  const t = getTranslator(locale);
  return {
    href: buildFeedHref(locale, topic),
    title: t(`feeds.${topic.kind}.title`, { site: siteName, name: getTopicName(topic) }),
  };
}

/** The words that lead a visitor to a feed. */
export function formatFollowLabel(locale: Locale, topic: FeedTopic): string {
  return getTranslator(locale)(`feeds.${topic.kind}.follow`, { name: getTopicName(topic) });
}
