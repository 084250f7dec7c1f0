import { render, screen } from '@testing-library/react';
import type { FeedTopic } from '@/lib/discovery/rss/feed-topic';
import { FollowLink } from './follow-link';

it.each<[FeedTopic, string, string]>([
  [{ kind: 'offers' }, 'New offers (RSS)', '/feeds/offers'],
  [{ kind: 'blog' }, 'Follow the blog in your news reader (RSS)', '/feeds/blog'],
  [
    { kind: 'brand', uniqueName: 'lumera', name: 'Lumera' },
    'Follow Lumera: new offers in your news reader (RSS)',
    '/feeds/brands/lumera',
  ],
  [
    { kind: 'category', slug: 'travel', name: 'Travel' },
    'Follow Travel: new offers in your news reader (RSS)',
    '/feeds/categories/travel',
  ],
  [
    { kind: 'search', text: 'red shoes' },
    'Follow this search: new offers in your news reader (RSS)',
    '/feeds/search?q=red+shoes',
  ],
])('leads to the feed of %o', (topic, name, href) => {
  render(<FollowLink locale="en" topic={topic} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});
