import type { Locale } from '@/lib/i18n/locales';
import type { Condition } from './conditions';
import { formatRegions } from './format-regions';

/** The texts of conditions; {amount} and {regions} are filled in. */
export type ConditionLabels = Record<Condition['kind'], string>;

/** A condition in a few words: "Min. spend $50", "For new customers", "US and Canada only". */
export function formatCondition({ kind, value }: Condition, labels: ConditionLabels, locale: Locale): string {
  if (kind === 'minimum') return labels.minimum.replace('{amount}', () => value);
  if (kind !== 'regions') return labels[kind];
  // Only English has short names that people know: "UK", but "R.-U.".
  const style = locale === 'en' ? 'short' : 'long';
  return labels.regions.replace('{regions}', () => formatRegions(value.split(','), locale, style));
}
