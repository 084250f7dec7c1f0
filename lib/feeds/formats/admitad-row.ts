import { z } from 'zod';
import { idSchema, parseRow, textSchema } from './row-schema';

const rowSchema = z.object(
  {
    id: idSchema,
    status: z.string('is missing or not text'),
    campaign: z.object(
      { id: idSchema, name: z.string('is missing or not text'), site_url: textSchema },
      'is missing',
    ),
    name: textSchema,
    short_name: textSchema,
    description: textSchema,
    exclusive: z.union([z.boolean(), z.string()], 'is neither true nor false').nullish(),
    date_start: textSchema,
    date_end: textSchema,
    regions: z.array(z.string('is not text'), 'is no list').nullish(),
    discount: textSchema,
    image: textSchema,
    species: textSchema,
    categories: z
      .array(z.object({ name: z.string('is not text') }, 'is no category'), 'is no list')
      .nullish(),
    promocode: textSchema,
    goto_link: textSchema,
  },
  'is no coupon',
);

/** One coupon as Admitad answers it (feeds.md §3.9). */
export type AdmitadRow = z.infer<typeof rowSchema>;

/** A row that has the shape of a coupon of Admitad. Throws RowError. */
export function parseAdmitadRow(row: unknown): AdmitadRow {
  return parseRow(rowSchema, row);
}

/** The id of a row, also of a broken one; null where it has none. */
export function readAdmitadId(row: unknown): string | null {
  return z.object({ id: idSchema }).safeParse(row).data?.id ?? null;
}
