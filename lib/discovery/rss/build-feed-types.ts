import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n';
import { buildFeedLink } from './feed-link';
import type { FeedTopic } from './feed-topic';

type AlternateTypes = NonNullable<Metadata['alternates']>['types'];

/** The feeds of a page for its head, where feed readers look for them. */
export function buildFeedTypes(locale: Locale, siteName: string, topics: FeedTopic[] = []): AlternateTypes {
  if (topics.length === 0) return undefined;
  const links = topics.map((topic) => buildFeedLink(locale, siteName, topic));
  return { 'application/rss+xml': links.map(({ href, title }) => ({ url: href, title })) };
}
