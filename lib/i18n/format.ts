import type { Locale } from './locales';

/** Takes a format and a moment in ms since the epoch and returns its text; the first of a month is "1er" in French. */
export function formatDate(format: Intl.DateTimeFormat, time: number, locale: Locale): string {
  if (locale !== 'fr') return format.format(time);
  const parts = format.formatToParts(time);
  return parts.map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value)).join('');
}

/** What a language calls itself, as it stands in a list: "English", "Español", "Français". */
export function formatLanguageName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(locale) + rest.join('');
}
