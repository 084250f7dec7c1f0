import type { Metadata } from 'next';
import { getTranslator, type Locale } from '@/lib/i18n';
import {
  buildBlogHref,
  buildBrandHref,
  buildCategoryHref,
  buildFeedHref,
  buildSearchHref,
  localizePath,
} from '@/lib/url/paths';

/** What a feed is about, with the name that people know it by. */
export type FeedTopic =
  | { kind: 'offers' | 'blog' }
  | { kind: 'brand'; uniqueName: string; name: string }
  | { kind: 'category'; slug: string; name: string }
  | { kind: 'search'; text: string };

/** The brand, the category or the text that was searched for; '' where the feed is of everything. */
export function getTopicName(topic: FeedTopic): string {
  if (topic.kind === 'search') return topic.text;
  return 'name' in topic ? topic.name : '';
}

/** The page that shows what a feed lists. */
export function buildTopicHref(locale: Locale, topic: FeedTopic): string {
  switch (topic.kind) {
    case 'offers':
      return localizePath(locale, '/');
    case 'blog':
      return buildBlogHref(locale);
    case 'brand':
      return buildBrandHref(locale, topic.uniqueName);
    case 'category':
      return buildCategoryHref(locale, topic.slug);
    case 'search':
      return buildSearchHref(locale, topic.text);
  }
}

/** A feed as the head of a page names it. */
type FeedLink = { href: string; title: string };

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

type AlternateTypes = NonNullable<Metadata['alternates']>['types'];

/** The feeds of a page for its head, where feed readers look for them. */
export function buildFeedTypes(locale: Locale, siteName: string, topics: FeedTopic[] = []): AlternateTypes {
  if (topics.length === 0) return undefined;
  const links = topics.map((topic) => buildFeedLink(locale, siteName, topic));
  return { 'application/rss+xml': links.map(({ href, title }) => ({ url: href, title })) };
}
