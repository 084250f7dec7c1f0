import { createStoredValue } from './stored-value';
import { LOCALES, type Locale } from '@/lib/i18n/locales';

const LINE_ID_PREFIX = 'language-';

const remembered = createStoredValue('language', parseRemembered);

/** Keeps the language that the visitor chose, where the browser allows. Nobody is ever redirected by it. */
export function rememberLanguage(locale: Locale): void {
  remembered.write(locale);
}

/**
 * Reads, before the first paint, what rememberLanguage has kept, and shows the element whose id is that of the
 * language (buildLineId). Another language's, or none where storage is denied, stays hidden.
 */
export const SHOW_REMEMBERED_SCRIPT = `try{const l=document.getElementById('${LINE_ID_PREFIX}'+JSON.parse(localStorage.getItem('language')));if(l)l.hidden=false}catch{}`;

/** The id of the line that offers a language. */
export function buildLineId(locale: Locale): string {
  return LINE_ID_PREFIX + locale;
}

function parseRemembered(json: unknown): Locale | null {
  return LOCALES.find((locale) => locale === json) ?? null;
}
