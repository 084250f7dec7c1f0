import { ITEM_ID } from './path-parts.js';

/**
 * Names one item among those of its kind. The embedded catalogue has numbers; an API host may have texts ("1-0", a
 * UUID). A text of digits is its number, so that every item has one id and one address.
 */
export type ItemId = number | string;

const DIGITS = /^[1-9]\d*$/;
/** Of an id that is a text. */
export const ITEM_ID_TEXT = new RegExp(`^${ITEM_ID}$`);
const ZEROS = /^0+$/;

/** The id that a text stands for; null where it is none. */
export function parseItemId(text: string): ItemId | null {
  if (DIGITS.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  return ITEM_ID_TEXT.test(text) && !ZEROS.test(text) ? text : null;
}

/**
 * The id that may stand where an address has a brand's unique name; null for a plain word, because a host that numbers
 * its brands may fail on one.
 */
export function parseIdInName(name: string): ItemId | null {
  return /\d/.test(name) ? parseItemId(name) : null;
}

/** Whether a value from elsewhere is an id as parseItemId returns it. */
export function isItemId(value: unknown): value is ItemId {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0;
  return typeof value === 'string' && parseItemId(value) === value;
}
