import { z } from 'zod';
import { buildSlug } from '@/lib/text/build-slug';
import { RowError, type RawShop } from '../feed';

/* What several formats read alike: shops, amounts of money, and rows that a schema describes. */

const MIN_WORD_LENGTH = 3;
const BARE_FORMAT = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** A shop with one name; its site is read from `link`, the page of one of its offers. */
export function toRawShop(externalId: string, name: string, link: string | undefined): RawShop {
  return { externalId, names: [name], ...readSite(link, name) };
}

/**
 * The shop's own site, from the link of one of its offers; only the page that it leads to unless the host shares a word
 * with the shop's name, because some advertisers link through another network's redirector.
 */
export function readSite(link: string | undefined, shopName: string): Pick<RawShop, 'siteUrl' | 'pageUrl'> {
  if (link === undefined) return {};
  if (!URL.canParse(link)) return { pageUrl: link };
  const { protocol, origin, hostname } = new URL(link);
  const slug = buildSlug(shopName);
  const words = [
    ...slug.split('-').filter((word) => word.length >= MIN_WORD_LENGTH),
    slug.replaceAll('-', ''),
  ];
  const host = hostname.replaceAll('-', '');
  const isOwn = /^https?:$/.test(protocol) && words.some((word) => word !== '' && host.includes(word));
  return isOwn ? { siteUrl: `${origin}/` } : { pageUrl: link };
}

/** An amount of money in English ("$1,000", "A$7.50"); undefined for none, zero or an unknown currency. */
export function formatAmount(amount: string | undefined, currency: string | undefined): string | undefined {
  const value = parsePositive(amount);
  if (value === undefined || currency === undefined || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return getMoneyFormat(currency).format(value).replaceAll('\u00a0', ' ');
}

/** An amount in an unknown currency ("1,000", "7.50"); undefined for none or zero. */
export function formatBareAmount(amount: string | undefined): string | undefined {
  const value = parsePositive(amount);
  return value === undefined ? undefined : BARE_FORMAT.format(value);
}

/** One a currency: building it takes longer than reading a row. */
const moneyFormats = new Map<string, Intl.NumberFormat>();

function getMoneyFormat(currency: string): Intl.NumberFormat {
  const known = moneyFormats.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  moneyFormats.set(currency, format);
  return format;
}

/** A number above zero, with commas or a percent sign in it; undefined for any other. */
export function parsePositive(text: string | undefined): number | undefined {
  const value = Number(text?.replace(/[,%\s]/g, ''));
  return value > 0 ? value : undefined;
}

/** An id that a feed writes as a number or a text. */
export const idSchema = z
  .union([z.number().int().nonnegative(), z.string().trim().min(1)], 'is missing or no id')
  .transform(String);

/** A text that may be absent. */
export const textSchema = z
  .string('is not text')
  .nullish()
  .transform((value) => value ?? undefined);

/** A row that has the shape of `schema`. Throws RowError that names the first field that has not. */
export function parseRow<T>(schema: z.ZodType<T>, row: unknown): T {
  const parsed = schema.safeParse(row);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new RowError(`${issue?.path.join('.') || 'the row'} ${issue?.message ?? 'cannot be read'}`);
}
