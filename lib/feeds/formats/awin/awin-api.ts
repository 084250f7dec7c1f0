import { z } from 'zod';
import { RowError, type RawOffer, type RawShop } from '../../feed';
import { readFlag } from '../../read/values';
import { cleanLine } from '../../row/clean-text';
import { idSchema, parseRow, readSite, textSchema } from '../shared';

const MAX_NAME_LENGTH = 120;

/** "Rebtel (US)", "Shop (Global)": where the programme runs, in brackets. */
const COUNTRY_IN_BRACKETS =
  /\s*\((?:[A-Z]{2,3}(?:\s?[/&,]\s?[A-Z]{2,3})*|Global|Worldwide|International|Europe)\)$/;
const PROGRAMME_WORDS = /\s+affiliate program(?:me)?$/i;

const rowSchema = z.object(
  {
    promotionId: idSchema,
    type: z.enum(['promotion', 'voucher'], {
      error: ({ input }) => `${JSON.stringify(input) ?? '(missing)'} is neither "promotion" nor "voucher"`,
    }),
    advertiser: z.object(
      { id: idSchema, name: z.string('is missing or not text'), joined: z.unknown().optional() },
      'is missing',
    ),
    title: textSchema,
    description: textSchema,
    terms: textSchema,
    startDate: textSchema,
    endDate: textSchema,
    dateAdded: textSchema,
    url: textSchema,
    urlTracking: textSchema,
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
      .object({ code: textSchema, exclusive: z.boolean('is not true or false').nullish() }, 'is no voucher')
      .nullish(),
  },
  'is no offer',
);

/** One offer as Awin's API sends it (docs/feeds.md §3.5). */
type ApiRow = z.infer<typeof rowSchema>;

/** A row that has the shape of an offer of the API. Throws RowError. */
export function parseApiRow(row: unknown): ApiRow {
  return parseRow(rowSchema, row);
}

const idRowSchema = z.object({
  promotionId: idSchema,
  advertiser: z.object({ joined: z.unknown().optional() }).optional().catch(undefined),
});

/**
 * The id of a row, also of a broken one; null where it has none, or where its shop is not joined: an id keeps the stored
 * offer of a skipped row alive.
 */
export function readApiId(row: unknown): string | null {
  const raw = idRowSchema.safeParse(row).data;
  return raw === undefined || !isJoined(raw.advertiser) ? null : raw.promotionId;
}

/** Whether the publisher has joined the shop's programme; only a plain no says otherwise. */
function isJoined(advertiser: { joined?: unknown } | undefined): boolean {
  return readFlag(advertiser?.joined) !== false;
}

/** An offer of the API: a voucher is a coupon, a promotion a deal. Throws RowError. */
export function toRawApiOffer(row: ApiRow): RawOffer {
  const { advertiser, voucher } = row;
  if (!isJoined(advertiser)) {
    throw new RowError(`offer ${row.promotionId} is of an advertiser that you have not joined`);
  }
  const isVoucher = row.type === 'voucher';
  return {
    record: 'offer',
    externalId: row.promotionId,
    change: 'whole',
    brand: toRawAdvertiser({ ...advertiser, nameField: 'advertiser.name', link: row.url }),
    kind: isVoucher ? 'coupon' : 'deal',
    title: row.title,
    description: row.description,
    terms: row.terms,
    code: isVoucher ? voucher?.code : undefined,
    originUrl: row.url,
    trackingUrl: row.urlTracking,
    startDate: row.startDate,
    endDate: row.endDate,
    addedAt: row.dateAdded,
    regions: readRegions(row),
    exclusive: isVoucher && voucher?.exclusive === true,
  };
}

/** Country codes; none means everywhere, so an empty list beside `all: false` is refused. */
function readRegions({ regions }: ApiRow): string[] {
  if (!regions || regions.all === true) return [];
  const codes = regions.list.map(({ countryCode }) => countryCode);
  if (regions.all === false && codes.length === 0) throw new RowError('regions.list gives no country code');
  return codes;
}

type Advertiser = { id: string; name: string; nameField: string; link: string | undefined };

/** The shop of an Awin offer; `link` is the offer's page at the shop. Throws RowError if it has no name. */
export function toRawAdvertiser({ id, name, nameField, link }: Advertiser): RawShop {
  // The name is split here, so it has to be clean before.
  const fullName = cleanLine(name, MAX_NAME_LENGTH);
  if (fullName === '') throw new RowError(`${nameField} is empty`);
  return { externalId: id, names: listAdvertiserNames(fullName), ...readSite(link, fullName) };
}

/**
 * The names under which an advertiser can be shown, best first: without the country in brackets and the words
 * "Affiliate Program", then its full name, for a second advertiser that would get the same short one.
 */
export function listAdvertiserNames(fullName: string): [string, ...string[]] {
  const name = fullName.replace(COUNTRY_IN_BRACKETS, '').replace(PROGRAMME_WORDS, '').trim();
  return name === '' || name === fullName ? [fullName] : [name, fullName];
}
