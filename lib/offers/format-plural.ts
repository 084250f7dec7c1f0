import type { Locale } from '../i18n/locales';

/** A text for one and for several, with {count} in it: "{count} day left", "{count} days left". */
export type PluralForms = { one: string; other: string };

const rules = new Map<Locale, Intl.PluralRules>();

/** Takes both forms and a count and answers the right form with the count in it. No message library needed. */
export function formatPlural(forms: PluralForms, count: number, locale: Locale): string {
  const form = getRules(locale).select(count) === 'one' ? forms.one : forms.other;
  return form.replace('{count}', () => count.toLocaleString(locale));
}

// Making rules costs more than using them, and a page has forty tickets.
function getRules(locale: Locale): Intl.PluralRules {
  const known = rules.get(locale);
  if (known) return known;
  const made = new Intl.PluralRules(locale);
  rules.set(locale, made);
  return made;
}
