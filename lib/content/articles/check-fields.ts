import { z } from 'zod';
import { parseOfferDate } from '@/lib/catalogue/rules';
import { formatNearest } from '@/lib/text/edit-distance';
import type { Head } from './front-matter';
import { formatValue, type Problem } from './problem';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;
/** A path from the root of the site, or an address of the web. */
const PICTURE = /^(?:\/(?![/\\])|https?:\/\/[^/\\])/i;

/** What each field takes, said where it holds anything else. */
const FIELD_TAKES: Record<FieldName, string> = {
  title: 'a text such as "Codes for the summer"',
  description: 'a text of one or two sentences',
  slug: 'lower case words with dashes, such as codes-for-the-summer',
  published_at: 'a date such as 2026-05-01, or leave the line out for a draft',
  featured: 'true or false',
  featured_image: 'an address with https://, or a path of this site with /',
  category: 'the slug of a category, as in /categories/travel',
  brand: 'the name of a brand in its address, as in /brands/lumera',
  meta_title: 'a text, or leave the line out',
  meta_description: 'a text, or leave the line out',
  coupons: 'the numbers of their addresses (?coupon=123) as a list, [123, 456]',
  deals: 'the numbers of their addresses (?deal=123) as a list, [123, 456]',
};

const text = z.string().trim().min(1);
const publishedAt = text.refine((value) => parseOfferDate(value) !== null).transform(toIso);
const ids = z.array(z.int().positive()).default([]);

/** The fields of an article's front matter, named as in docs/specification.md §3.5. */
const articleSchema = z.object({
  title: text,
  description: text,
  slug: z.string().regex(SLUG).optional(),
  published_at: publishedAt.optional(),
  featured: z.boolean().default(false),
  featured_image: text.regex(PICTURE).optional(),
  category: text.optional(),
  brand: text.optional(),
  meta_title: text.optional(),
  meta_description: text.optional(),
  coupons: ids,
  deals: ids,
});

export type Fields = z.infer<typeof articleSchema>;

export type CheckedFields = {
  /** Null where any field is unknown, wrong or missing. */
  fields: Fields | null;
  /** Those that are right. */
  readable: Partial<Fields>;
  problems: Problem[];
};

/** Takes a front matter and returns its fields, and a problem for each that is unknown, wrong or missing. */
export function checkFields(head: Head): CheckedFields {
  const unknown = [...head.values.keys()].filter((name) => !isFieldName(name));
  // A field without a value is one that is not there.
  const given = [...head.values].filter(([name, value]) => isFieldName(name) && value !== null);
  const values: Record<string, unknown> = Object.fromEntries(given);
  const parsed = articleSchema.safeParse(values);
  const issues = parsed.error?.issues ?? [];
  const wrong = new Set(issues.map(({ path }) => path[0]));
  const readable = articleSchema
    .partial()
    .parse(Object.fromEntries(given.filter(([name]) => !wrong.has(name))));
  const problems = [
    ...unknown.map((name) => describeUnknown(name, head)),
    ...issues.map(({ path }) => describeWrong(path, values, head)),
    ...describeRepeats(readable, head),
  ];
  return { fields: problems.length === 0 ? (parsed.data ?? null) : null, readable, problems };
}

function describeUnknown(name: string, head: Head): Problem {
  const remedy = formatNearest(name, Object.keys(FIELD_TAKES)) || ' Take it out, or see docs/content.md.';
  return { ...head.locateName(name), message: `There is no field "${name}".${remedy}` };
}

function describeWrong(path: readonly PropertyKey[], values: Record<string, unknown>, head: Head): Problem {
  const [name, index] = path;
  if (!isFieldName(name)) throw new Error(`The schema of articles knows no ${String(name)}.`);
  const place = head.locate(path);
  const value = values[name];
  const takes = FIELD_TAKES[name];
  if (value === undefined) return { ...place, message: `${name} is missing: give ${takes}.` };
  const isItem = Array.isArray(value) && typeof index === 'number';
  const wrong = isItem ? `has ${describeValue(value[index], name)}` : `is ${describeValue(value, name)}`;
  return { ...place, message: `${name} ${wrong}: give ${takes}.` };
}

function describeValue(value: unknown, name: FieldName): string {
  const isBare = typeof value === 'number' || typeof value === 'boolean';
  return formatValue(value) + (isBare && FIELD_TAKES[name].startsWith('a text') ? ' without quotes' : '');
}

/** An offer that is listed twice would be shown twice. */
function describeRepeats(fields: Partial<Fields>, head: Head): Problem[] {
  return (['coupons', 'deals'] as const).flatMap((name) => {
    const ids = fields[name] ?? [];
    return ids.flatMap((id, index) =>
      ids.indexOf(id) === index
        ? []
        : { ...head.locate([name, index]), message: `${name} has ${id} twice: keep one of the two.` },
    );
  });
}

type FieldName = keyof typeof articleSchema.shape;

export function isSlug(value: string): boolean {
  return SLUG.test(value);
}

function isFieldName(value: unknown): value is FieldName {
  return typeof value === 'string' && Object.hasOwn(FIELD_TAKES, value);
}

/** A day stays a day; an instant is kept in UTC, so that the same one is always the same text. */
function toIso(value: string): string {
  return PLAIN_DATE.test(value) ? value : new Date(parseOfferDate(value) ?? NaN).toISOString();
}
