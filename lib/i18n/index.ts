import { createTranslator } from 'use-intl/core';
import { type Locale } from './locales';
import { messages as en } from './messages/en';

export { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from './locales';

export type Messages = typeof en;
export type Translate = ReturnType<typeof createTranslator<Messages>>;

/** A language joins here when its texts are complete; until then its pages do not exist. */
const MESSAGES: Partial<Record<Locale, Messages>> = { en };

const translators = new Map<Locale, Translate>();

/** Tells whether the texts of a language are complete. */
export function isSpoken(locale: Locale): boolean {
  return locale in MESSAGES;
}

/**
 * The translator of a language: `t('offer.getCode')`, with ICU arguments as the second parameter.
 * Keys and arguments are checked by the compiler. Server code only: it brings the whole message file.
 */
export function getTranslator(locale: Locale): Translate {
  const known = translators.get(locale);
  if (known) return known;
  const translate = createTranslator({ locale, messages: MESSAGES[locale] ?? en, timeZone: 'UTC', onError: rethrow });
  translators.set(locale, translate);
  return translate;
}

function rethrow(error: Error): never {
  throw error;
}
