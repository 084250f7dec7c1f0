import { SPOKEN_LOCALES } from '@/lib/i18n';
import { formatLanguageName } from '@/lib/i18n/format';
import type { Language } from './language-links';

/** The languages that have pages, each by its own name. */
export function listLanguages(): Language[] {
  return SPOKEN_LOCALES.map((locale) => ({ locale, name: formatLanguageName(locale) }));
}
