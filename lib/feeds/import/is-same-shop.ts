import type { KnownBrand } from '@/lib/catalogue/writer';
import type { FeedBrand } from '../row/feed-offer';

/** Whether a brand that has the name of a shop is that shop: their sites have the same host, "www." or not. */
export function isSameShop(shop: Pick<FeedBrand, 'siteUrl'>, known: Pick<KnownBrand, 'siteUrl'>): boolean {
  const host = getHost(shop.siteUrl);
  return host !== null && host === getHost(known.siteUrl);
}

function getHost(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/^www\./, '');
}
