import type { Offer, OfferVotes, Page } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/locales';
import { splitByExpiry } from './expiry';

/** "Worked for 7 of 9 in the last month", from a text with {worked} and {total}. */
export function formatVotes({ worked, total }: OfferVotes, template: string, locale: Locale): string {
  return template
    .replace('{worked}', () => worked.toLocaleString(locale))
    .replace('{total}', () => total.toLocaleString(locale));
}

/**
 * Offers that do not work, as visitors say, stand below the others of their page; what has expired below those. An API
 * host's list knows nothing of the site's votes; our own has them last already (OfferQuery.last).
 */
export function sinkDoubtful<T extends Offer>(page: Page<T>, now: Date): Page<T> {
  const { live, expired } = splitByExpiry(page.items, now);
  const sorted = live.toSorted((a, b) => Number(a.isDoubtful ?? false) - Number(b.isDoubtful ?? false));
  return { ...page, items: [...sorted, ...expired] };
}
