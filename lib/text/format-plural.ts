import type { Locale } from '@/lib/i18n/locales';

/**
 * A text for one and for several, with {count} in it: "{count} day left", "{count} days left". Spanish and French can
 * have another for millions: "{count} de cupones".
 */
export type PluralForms = { one: string; many?: string; other: string };

const rules = new Map<Locale, Intl.PluralRules>();

/** Takes the forms and a count and returns the right form with the count in it. No message library needed. */
export function formatPlural(forms: PluralForms, count: number, locale: Locale): string {
  return pickForm(forms, getRules(locale).select(count)).replace('{count}', () =>
    count.toLocaleString(locale),
  );
}

function pickForm({ one, many, other }: PluralForms, category: Intl.LDMLPluralRule): string {
  if (category === 'one') return one;
  return category === 'many' ? (many ?? other) : other;
}

// Making rules costs more than using them, and a page has forty tickets.
function getRules(locale: Locale): Intl.PluralRules {
  const known = rules.get(locale);
  if (known) return known;
  const created = new Intl.PluralRules(locale);
  rules.set(locale, created);
  return created;
}
