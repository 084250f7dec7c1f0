import { createHash } from 'node:crypto';
import { readRowId } from '../read/values';

const KEY_LENGTH = 32;
const OFFER_ID = /[?&;]offerid=([^&]+)/i;

type KeyParts = {
  advertiserId: string;
  clickUrl: string;
  startDate: string | undefined;
  code: string | undefined;
};

/**
 * An id for an offer of a feed that gives none (feeds.md, importer rule 1): what tells the offers of a shop apart,
 * hashed. The link itself takes the place of an offer id that it does not hold.
 */
export function buildRakutenKey({ advertiserId, clickUrl, startDate = '', code = '' }: KeyParts): string {
  const offerId = OFFER_ID.exec(clickUrl)?.[1] ?? clickUrl;
  const parts = JSON.stringify([advertiserId, offerId, startDate, code]);
  return createHash('sha256').update(parts).digest('hex').slice(0, KEY_LENGTH);
}

/** The key of a row, also of one that is otherwise broken; null without a shop or a link. */
export function readRakutenKey(row: unknown): string | null {
  const advertiserId = readRowId(row, 'advertiserid');
  const clickUrl = readRowId(row, 'clickurl');
  if (advertiserId === null || clickUrl === null) return null;
  return buildRakutenKey({
    advertiserId,
    clickUrl,
    startDate: readRowId(row, 'offerstartdate') ?? undefined,
    code: readRowId(row, 'couponcode') ?? undefined,
  });
}
