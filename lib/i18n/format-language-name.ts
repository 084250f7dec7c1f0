import type { Locale } from './locales';

/** What a language calls itself, as it stands in a list: "English", "Español", "Français". */
export function formatLanguageName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(locale) + rest.join('');
}
