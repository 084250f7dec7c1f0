import { getTranslator, type Locale, SPOKEN_LOCALES } from '@/lib/i18n';
import { formatLanguageName } from '@/lib/i18n/format';
import { type Language, LanguageLinks } from './language-links';

/** Leads to the same page in the other languages. */
export function LanguageNav({ locale }: { locale: Locale }) {
  return (
    <nav aria-label={getTranslator(locale)('layout.language.label')}>
      <LanguageLinks current={locale} languages={listLanguages()} />
    </nav>
  );
}

/** One list for all who show it: what is the same travels once. */
const LANGUAGES = SPOKEN_LOCALES.map((locale) => ({ locale, name: formatLanguageName(locale) }));

/** The languages that have pages, each by its own name. */
export function listLanguages(): Language[] {
  return LANGUAGES;
}
