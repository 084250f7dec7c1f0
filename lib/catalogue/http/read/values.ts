import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../../source';

// What a host may send for a value. Whatever cannot be read counts as missing; only what a thing cannot do without
// (id, some names) makes a reader fail.

/** More than any catalogue holds of anything: a count beyond it says nothing. */
export const MAX_COUNT = 10_000_000;

/** Also written as text. */
const wholeNumber = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]);

/** A whole number from 0 to MAX_COUNT. */
export const count = wholeNumber.pipe(z.int().min(0).max(MAX_COUNT));

export const id = wholeNumber.pipe(z.int().min(1));
export const optionalId = id.nullable().catch(null);

const yesOrNo = z.union([z.boolean(), z.literal([0, 1]).transform(Boolean), z.stringbool()]);

export const flag = yesOrNo.catch(false);
export const optionalFlag = yesOrNo.nullable().catch(null);

/** Of the first `maxItems` of a list those that can be read. A host that has none may send null. */
export function listOf<T>(item: z.ZodType<T>, maxItems: number) {
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
