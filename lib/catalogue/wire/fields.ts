import { z } from 'zod';
import { ITEM_ID_TEXT, parseItemId } from '@/lib/url/item-id';
import { parseWebUrl } from '@/lib/url/parse-web-url';
import { MAX_PAGE_SIZE } from '../source';

/**
 * The kinds of fields that the wire has. What comes out is what our own API promises (the OpenAPI document is built from
 * that side); what goes in may come from any host: numbers as text, too long, missing. Whatever cannot be read counts as
 * missing: a kind named `optional…` is null then, any other fails. Text is of bounded length: prose that is too long is
 * cut, and what only works whole counts as missing.
 */

/** Of a name or a title, in characters. */
const MAX_NAME_LENGTH = 300;
/** Of a description. */
const MAX_PROSE_LENGTH = 5_000;
const MAX_CONTENT_LENGTH = 1_000_000;
/** Of what is looked up or typed in: slugs and codes. */
const MAX_KEY_LENGTH = 200;
const MAX_LINK_LENGTH = 4_000;
/** More than any catalogue holds of anything: a count beyond it says nothing. */
export const MAX_COUNT = 10_000_000;

/** Also written as text. */
const wholeNumber = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]);

/** A whole number from 0 to MAX_COUNT. */
export const count = wholeNumber.refine((value) => value <= MAX_COUNT).pipe(z.int().min(0));
export const optionalCount = count.nullable().catch(null);

/** How many votes there are, and how many of them say yes. */
export const optionalVotes = z
  .object({ worked: count, total: count })
  .refine(({ worked, total }) => worked <= total)
  .nullable()
  .catch(null);

export const optionalWithdrawn = z.enum(['hidden', 'retired']).nullable().catch(null);

export const optionalPositive = count
  .refine((value) => value > 0)
  .nullable()
  .catch(null);

/** A number from 1, or a text that an address can carry (lib/url/item-id.ts). */
export const id = z
  .union([z.number(), z.string().transform(parseItemId)])
  .pipe(z.union([z.int().positive(), z.string().regex(ITEM_ID_TEXT)]));
export const optionalId = id.nullable().catch(null);

const yesOrNo = z
  .union([z.boolean(), z.literal([0, 1]).transform(Boolean), z.stringbool()])
  .pipe(z.boolean());

export const flag = yesOrNo.catch(false);
export const optionalFlag = yesOrNo.nullable().catch(null);

/** Half a surrogate pair, which JSON can carry and no address can. */
const BROKEN_CHARACTER = /\p{Surrogate}/gu;
const BROKEN_END = /\p{Surrogate}$/u;

/** Text, also where it came as a number: codes of digits do. */
const text = z.union([z.string(), z.number().transform(String)]);
const TEXT = z.string();
const TEXT_OR_NULL = z.string().nullable();

/** A name or a title. */
export const requiredText = cutText(MAX_NAME_LENGTH).refine(isFilled).pipe(TEXT);
export const optionalText = requiredText.nullable().catch(null);

export const optionalProse = cutText(MAX_PROSE_LENGTH).refine(isFilled).pipe(TEXT).nullable().catch(null);
export const proseOrEmpty = cutText(MAX_PROSE_LENGTH).pipe(TEXT).catch('');
export const contentOrEmpty = cutText(MAX_CONTENT_LENGTH).pipe(TEXT).catch('');

/** A slug or a code. */
export const requiredKey = wholeText(MAX_KEY_LENGTH).refine(isFilled).pipe(TEXT);
export const optionalKey = requiredKey.nullable().catch(null);

const link = wholeText(MAX_LINK_LENGTH).refine(isFilled).nullable().catch(null);

/** A web address as it was sent; whatever a browser would run, or send a login to, counts as missing. */
export const optionalLink = link
  .transform((url) => (parseWebUrl(url) === null ? null : url))
  .pipe(TEXT_OR_NULL);
/** A picture's address: also a path of the site, which may be anything that follows a slash. */
export const optionalPicture = link
  .transform((url) => (url?.startsWith('/') || parseWebUrl(url) !== null ? url : null))
  .pipe(TEXT_OR_NULL);

/** How databases and languages write "no date" where they have no word for it. */
export const NO_DATE = /^(?:0001-01-01|1970-01-01)/;

const date = z.iso.date();
const instant = z.iso.datetime({ offset: true });
const localInstant = z.iso.datetime({ local: true });

/** A date or an instant as it was sent, in UTC where it names no zone; null for anything else. */
export const optionalDate = optionalText
  .transform((sent) => (sent === null ? null : parseDate(sent.trim())))
  .pipe(TEXT_OR_NULL);

/** Of the first `maxItems` of a list those that can be read. A host that has none may send null. */
function listOf<T>(item: z.ZodType<T>, maxItems: number) {
  return z
    .array(z.unknown())
    .nullable()
    .transform((items) => (items ?? []).slice(0, maxItems).map((value) => item.safeParse(value)))
    .transform((results) => results.flatMap((result) => (result.success ? [result.data] : [])));
}

/** Such a list inside a thing, which does without it. */
export function optionalListOf<T>(item: z.ZodType<T>, maxItems = MAX_PAGE_SIZE) {
  return listOf(item, maxItems).catch([]);
}

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

function isFilled(value: string): boolean {
  return value.trim() !== '';
}

function parseDate(sent: string): string | null {
  if (NO_DATE.test(sent)) return null;
  if (date.safeParse(sent).success) return sent;
  const joined = sent.replace(' ', 'T');
  if (instant.safeParse(joined).success) return joined;
  return localInstant.safeParse(joined).success ? `${joined}Z` : null;
}
