import { expect } from '@playwright/test';
import { decodeHTML } from 'entities';
import { getMessages, getTranslator, type Locale } from '@/lib/i18n';
import { listTexts } from '@/lib/i18n/testing/list-texts';

/** On every home page, hidden: it offers English to those who chose it before. */
const OFFER_OF_ENGLISH = 'layout.language.offer';

/** What a reader, or a screen reader, finds in a page: all text and attributes, without scripts and styles. */
export function readVisible(html: string): string {
  return decodeHTML(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replaceAll('<!-- -->', ''));
}

/** Fails where a complete page in this language still has a sentence of the English interface. */
export function expectNoEnglish(html: string, locale: Locale, path: string): void {
  const visible = readVisible(html);
  expect.soft(visible, path).toContain(getTranslator(locale)('layout.footer.legal'));
  expect
    .soft(
      listEnglish(locale).filter((text) => visible.includes(text)),
      path,
    )
    .toEqual([]);
}

/** English sentences of the interface that another language says in other words; none for English. */
function listEnglish(locale: Locale): string[] {
  const texts = new Map(listTexts(getMessages(locale)));
  return listTexts(getMessages('en'))
    .filter(([key]) => key !== OFFER_OF_ENGLISH)
    .filter(([key, text]) => !/[{<]/.test(text) && text.split(' ').length > 2 && texts.get(key) !== text)
    .map(([, text]) => text);
}
