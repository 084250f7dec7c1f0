import { z } from 'zod';
import { parseOfferDate } from '@/lib/catalogue/offer-dates';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;
/** A path from the root of the site, or an address of the web. */
const PICTURE = /^(?:\/(?![/\\])|https?:\/\/[^/\\])/i;

const text = z.string().trim().min(1);
const publishedAt = text.refine((value) => parseOfferDate(value) !== null).transform(toIso);
const ids = z.array(z.int().positive()).default([]);

/** The fields of an article's front matter, named as in spec §3. */
export const articleSchema = z.object({
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

export type FieldName = keyof typeof articleSchema.shape;

/** What each field takes, said where it holds anything else. */
export const FIELD_TAKES: Record<FieldName, string> = {
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

export function isSlug(value: string): boolean {
  return SLUG.test(value);
}

export function isFieldName(value: unknown): value is FieldName {
  return typeof value === 'string' && Object.hasOwn(FIELD_TAKES, value);
}

/** A day stays a day; an instant is kept in UTC, so that the same one is always the same text. */
function toIso(value: string): string {
  return PLAIN_DATE.test(value) ? value : new Date(parseOfferDate(value) ?? NaN).toISOString();
}
