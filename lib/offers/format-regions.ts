import type { Locale } from '@/lib/i18n/locales';

const REGION_CODE = /^[A-Z]{2}$/;

/** The names of countries by their ISO 3166 codes, as a list in words; what is no code stays as it came. */
export function formatRegions(regions: string[], locale: Locale, style: 'long' | 'short' = 'long'): string {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code', style });
  const texts = regions.map((region) => (REGION_CODE.test(region) ? (names.of(region) ?? region) : region));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(texts);
}
