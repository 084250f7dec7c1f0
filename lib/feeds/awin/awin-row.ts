import { z } from 'zod';
import { RowError } from '../feed';

const id = z
  .union([z.number().int().nonnegative(), z.string().trim().min(1)], 'is missing or no id')
  .transform(String);
const text = z
  .string('is not text')
  .nullish()
  .transform((value) => value ?? '');

const rowSchema = z.object(
  {
    promotionId: id,
    type: z.enum(['promotion', 'voucher'], {
      error: ({ input }) => `${JSON.stringify(input) ?? '(missing)'} is neither "promotion" nor "voucher"`,
    }),
    advertiser: z.object({ id, name: z.string('is missing or not text') }, 'is missing'),
    title: text,
    description: text,
    terms: text,
    startDate: text,
    endDate: text,
    dateAdded: text,
    url: text,
    urlTracking: text,
    regions: z
      .object(
        {
          all: z.boolean('is not true or false').nullish(),
          list: z
            .array(z.object({ countryCode: z.string('is not text') }, 'is no region'), 'is no list')
            .nullish()
            .transform((list) => list ?? []),
        },
        'is no set of regions',
      )
      .nullish(),
    voucher: z
      .object({ code: text, exclusive: z.boolean('is not true or false').nullish() }, 'is no voucher')
      .nullish(),
  },
  'is no offer',
);

/** One offer as Awin writes it (feeds.md §3.5). */
export type AwinRow = z.infer<typeof rowSchema>;

/** A row that has the shape of an Awin offer. Throws RowError that names the first field that has not. */
export function parseAwinRow(value: unknown): AwinRow {
  const parsed = rowSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new RowError(`${issue?.path.join('.') || 'the row'} ${issue?.message ?? 'cannot be read'}`);
}

/** The id of a row, also of a broken one; null where it has none. */
export function readAwinId(value: unknown): string | null {
  return z.object({ promotionId: id }).safeParse(value).data?.promotionId ?? null;
}
