import type { Locale } from '@/lib/i18n';
import { type FeedTopic, formatFollowLabel } from '@/lib/discovery/rss/feed-topic';
import { buildFeedHref } from '@/lib/url/paths';
import styles from './follow-link.module.scss';

type FollowLinkProps = { locale: Locale; topic: FeedTopic };

/** The way to a feed of what the page shows, small below its list: the alerts of this site. */
export function FollowLink({ locale, topic }: FollowLinkProps) {
  return (
    <a className={styles.link} href={buildFeedHref(locale, topic)} type="application/rss+xml">
      {formatFollowLabel(locale, topic)}
    </a>
  );
}
