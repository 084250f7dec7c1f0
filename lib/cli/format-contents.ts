import type { Contents } from '@/lib/catalogue/database/backup/inspect-database';

/** How much a catalogue's database holds, in words: "1 brand, 75,000 offers, 30 articles and 2 subscriptions". */
export function formatContents({ brands, offers, articles, subscriptions }: Contents): string {
  const counts = [
    formatCount(brands, 'brand'),
    formatCount(offers, 'offer'),
    formatCount(articles, 'article'),
  ];
  return `${counts.join(', ')} and ${formatCount(subscriptions, 'subscription')}`;
}

function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
