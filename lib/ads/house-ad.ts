import type { Locale } from '@/lib/i18n/locales';
import { FORM_IDS } from '@/lib/url/newsletter-pages';
import { buildBlogHref, localizePath } from '@/lib/url/paths';

/** The site's own advertisements: their texts are in messages/ads.json under these names. */
export const HOUSE_ADS = ['newsletter', 'categories', 'blog'] as const;
export type HouseAd = (typeof HOUSE_ADS)[number];

/** One of the house advertisements, all equally likely. `random` returns 0 up to 1. */
export function pickHouseAd(random: () => number): HouseAd {
  return HOUSE_ADS[Math.floor(random() * HOUSE_ADS.length)] ?? HOUSE_ADS[0];
}

/** Where a house advertisement leads. */
export function buildHouseAdHref(ad: HouseAd, locale: Locale): string {
  switch (ad) {
    case 'newsletter':
      // The home page's form: the page behind an open offer cannot be scrolled to.
      return `${localizePath(locale, '/')}#${FORM_IDS.footer}`;
    case 'categories':
      return localizePath(locale, '/categories');
    case 'blog':
      return buildBlogHref(locale);
  }
}
