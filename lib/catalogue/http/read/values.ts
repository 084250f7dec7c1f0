import { z } from 'zod';

// What a host may send for a value. Whatever cannot be read counts as missing; only what a thing cannot do without
// (id, some names) makes a reader fail.

/** A whole number from 0, also written as text. */
export const count = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).pipe(z.int().min(0));

export const id = count.pipe(z.int().min(1));
export const optionalId = id.nullable().catch(null);

/** Half a surrogate pair, which JSON can carry and no address can. */
const BROKEN_CHARACTER = /\p{Surrogate}/gu;

/** Text, also where it came as a number: codes of digits do. */
const text = z.union([
  z.string().transform((value) => value.replaceAll(BROKEN_CHARACTER, '\uFFFD')),
  z.number().transform(String),
]);

export const requiredText = text.refine((value) => value.trim() !== '');
export const optionalText = requiredText.nullable().catch(null);
export const textOrEmpty = text.catch('');

const yesOrNo = z.union([z.boolean(), z.literal([0, 1]).transform(Boolean), z.stringbool()]);

export const flag = yesOrNo.catch(false);
export const optionalFlag = yesOrNo.nullable().catch(null);

/** The items of a list that can be read. A host that has none may send null. */
export function listOf<T>(item: z.ZodType<T>) {
  return z
    .array(z.unknown())
    .nullable()
    .transform((items) => (items ?? []).map((value) => item.safeParse(value)))
    .transform((results) => results.flatMap((result) => (result.success ? [result.data] : [])));
}

/** Such a list inside a thing, which does without it. */
export function optionalListOf<T>(item: z.ZodType<T>) {
  return listOf(item).catch([]);
}
