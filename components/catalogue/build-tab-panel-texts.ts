import { getMessages, type Locale } from '@/lib/i18n';
import type { TabPanelTexts } from './tab-panel';

/** The texts that all tabs of a page share: one object, which travels once. Server code only. */
export function buildTabPanelTexts(locale: Locale): TabPanelTexts {
  const { counts, pagination, failure } = getMessages(locale).common;
  return { counts, pagination, failure };
}
