import { z } from 'zod';
import { parseWebUrl } from '@/lib/url/parse-web-url';

// What a host may send for a text, of bounded length: prose that is too long is cut, and what only works whole counts
// as missing.

/** Of a name or a title, in characters. */
const MAX_NAME_LENGTH = 300;
/** Of a description. */
const MAX_PROSE_LENGTH = 5_000;
const MAX_CONTENT_LENGTH = 1_000_000;
/** Of what is looked up or typed in: slugs and codes. */
const MAX_KEY_LENGTH = 200;
const MAX_LINK_LENGTH = 4_000;

/** Half a surrogate pair, which JSON can carry and no address can. */
const BROKEN_CHARACTER = /\p{Surrogate}/gu;
const BROKEN_END = /\p{Surrogate}$/u;

/** Text, also where it came as a number: codes of digits do. */
const text = z.union([z.string(), z.number().transform(String)]);

function cutText(maxLength: number) {
  return text.transform((value) => repair(value.length > maxLength ? cut(value, maxLength) : value));
}

function wholeText(maxLength: number) {
  return text.refine((value) => value.length <= maxLength).transform(repair);
}

function cut(value: string, maxLength: number): string {
  return value.slice(0, maxLength).replace(BROKEN_END, '');
}

function repair(value: string): string {
  return value.replaceAll(BROKEN_CHARACTER, '\uFFFD');
}

const isFilled = (value: string) => value.trim() !== '';

/** A name or a title. */
export const requiredText = cutText(MAX_NAME_LENGTH).refine(isFilled);
export const optionalText = requiredText.nullable().catch(null);

export const optionalProse = cutText(MAX_PROSE_LENGTH).refine(isFilled).nullable().catch(null);
export const proseOrEmpty = cutText(MAX_PROSE_LENGTH).catch('');
export const contentOrEmpty = cutText(MAX_CONTENT_LENGTH).catch('');

/** A slug or a code. */
export const requiredKey = wholeText(MAX_KEY_LENGTH).refine(isFilled);
export const optionalKey = requiredKey.nullable().catch(null);

const link = wholeText(MAX_LINK_LENGTH).refine(isFilled).nullable().catch(null);

/** A web address as the host wrote it; whatever a browser would run, or send a login to, counts as missing. */
export const optionalLink = link.transform((url) => (parseWebUrl(url) === null ? null : url));
/** A picture's address: also a path of the site, which may be anything that follows a slash. */
export const optionalPicture = link.transform((url) =>
  url?.startsWith('/') || parseWebUrl(url) !== null ? url : null,
);
