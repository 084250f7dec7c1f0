import type { Locale } from '@/lib/i18n/locales';
import {
  buildBlogHref,
  buildBrandHref,
  buildCategoryHref,
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

/** The page that shows what a feed tells of. */
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
