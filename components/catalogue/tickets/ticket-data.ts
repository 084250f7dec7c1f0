import type { OfferCardData } from '@/lib/offers/offer-card';

/** What tickets are hydrated from, besides the language and its texts. */
export type TicketData = {
  /** ISO 8601: the moment of rendering on the server. */
  now: string;
  isOfOneBrand?: boolean;
  query?: string;
  offers: OfferCardData[];
};

/** Compact, because it stands beside the HTML: values alone, in the order of NAMES. */
export type PackedTickets = Omit<TicketData, 'offers'> & { rows: unknown[][] };

/** The terms are left out: no ticket shows them, and who saves an offer fetches them with its code. */
const NAMES = [
  ...['kind', 'id', 'title', 'brandId', 'brand', 'maskedCode', 'discount', 'endDate'],
  ...['conditions', 'exclusive', 'verifiedAt', 'img', 'votes'],
] as (keyof OfferCardData)[];
const BRAND_NAMES = ['name', 'uniqueName', 'logo'];

/** What `unpackTickets` reads. */
export function packTickets({ offers, ...shared }: TicketData): PackedTickets {
  const rows = offers.map((offer) =>
    pack({ ...offer, brand: offer.brand && pack(offer.brand, BRAND_NAMES) }, NAMES),
  );
  return { ...shared, rows };
}

export function unpackTickets({ rows, ...shared }: PackedTickets): TicketData {
  const offers = rows.map((row) => {
    const { brand, ...offer } = unpack(row, NAMES);
    return { ...offer, terms: null, brand: brand && unpack(brand as unknown[], BRAND_NAMES) };
  });
  return { ...shared, offers: offers as unknown as OfferCardData[] };
}

function pack(values: Record<string, unknown>, names: string[]): unknown[] {
  const row = names.map((name) => values[name] || null);
  return row.slice(0, row.findLastIndex((value) => value !== null) + 1);
}

function unpack(row: unknown[], names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name, index) => [name, row[index] ?? null]));
}
