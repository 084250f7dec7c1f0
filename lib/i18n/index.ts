import { createTranslator } from 'use-intl/core';
import type { Locale } from './locales';
import { messages as en } from './messages/en';
import { messages as es } from './messages/es';
import { messages as fr } from './messages/fr';

export { DEFAULT_LOCALE, parseLocale, SPOKEN_LOCALES, type Locale } from './locales';

export type Messages = typeof en;
export type Translate = ReturnType<typeof createTranslator<Messages>>;

const MESSAGES: Record<Locale, Messages> = { en, es, fr };

/** All texts of a language as they are written, with their placeholders. Server code only. */
export function getMessages(locale: Locale): Messages {
  return MESSAGES[locale];
}

const translators = new Map<Locale, Translate>();

/**
 * The translator of a language: `t('offer.getCode')`, with ICU arguments as the second parameter.
 * Keys and arguments are checked by the compiler. Server code only: it brings the whole message file.
 */
export function getTranslator(locale: Locale): Translate {
  const known = translators.get(locale);
  if (known) return known;
  const messages = getMessages(locale);
  const translate = createTranslator({ locale, messages, timeZone: 'UTC', onError: rethrow });
  translators.set(locale, translate);
  return translate;
}

function rethrow(error: Error): never {
  throw error;
}

/**
 * The line under the site's name: the setting in every language where it is set, else each language's own
 * (docs/specification.md §1.3).
 */
export function pickTagline(locale: Locale, siteTagline: string | undefined): string {
  return siteTagline ?? getTranslator(locale)('layout.tagline');
}
