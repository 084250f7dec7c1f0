import { pickContactEmail } from '@/lib/config/pick-contact-email';
import type { SiteFacts } from './info-page';

const PLACE = /\{(siteName|siteHost|contactEmail)\}/g;
/** All of ASCII's but dots, dashes and at signs inside a word: addresses stay whole. */
const PUNCTUATION = /[!-,/:-?[-`{-~]|(?<![a-z0-9])[-.@]|[-.@](?![a-z0-9])/gi;

/** Puts the site's name, host and email address in the place of {siteName}, {siteHost} and {contactEmail}. */
export function fillInText(text: string, facts: SiteFacts): string {
  return fillIn(text, facts, (value) => value);
}

/** The same in Markdown or HTML, where character references keep the values from being read as markup. */
export function fillInMarkup(text: string, facts: SiteFacts): string {
  return fillIn(text, facts, (value) =>
    value.replace(PUNCTUATION, (character) => `&#${character.charCodeAt(0)};`),
  );
}

function fillIn(text: string, facts: SiteFacts, escape: (value: string) => string): string {
  const siteHost = new URL(facts.siteUrl).hostname;
  const contactEmail = pickContactEmail(facts);
  const values: Record<string, string> = { siteName: facts.siteName, siteHost, contactEmail };
  return text.replace(PLACE, (place, key: string) => escape(values[key] ?? place));
}
