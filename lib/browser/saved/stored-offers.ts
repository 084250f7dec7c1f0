import { parseConditions } from '@/lib/offers/conditions';
import { mapTexts, OFFER_CARD_TEXTS, type OfferCardData } from '@/lib/offers/offer-card';
import { isItemId } from '@/lib/url/item-id';
import { parseWebUrl } from '@/lib/url/parse-web-url';
import { createStoredValue } from '../storage/stored-value';
import { addRecent, RECENT_MAX, SAVED_MAX } from './saved-list';
import { getOfferKey, type RecentOffer, type SavedOffer, type WholeOffer } from './saved-offer';

/** The offers that the visitor saved, newest first. */
export const savedOffers = createStoredValue('saved-offers', parseSavedOffers);

/** The offers that the visitor opened lately, newest first. */
export const recentOffers = createStoredValue('recent-offers', parseRecentOffers);

/** Puts an offer that the visitor has opened at `now` before the others. */
export function recordRecentOffer(offer: OfferCardData, now: Date): void {
  recentOffers.write(addRecent(recentOffers.read(), offer, now));
}

// Anything may be in the browser's storage: whatever is no entry, or comes twice, is left out.

export function parseSavedOffers(json: unknown): SavedOffer[] {
  return parseList(json, parseSavedOffer, SAVED_MAX);
}

export function parseRecentOffers(json: unknown): RecentOffer[] {
  return parseList(json, parseRecentOffer, RECENT_MAX);
}

function parseList<T extends RecentOffer | SavedOffer>(
  json: unknown,
  parse: (json: Record<string, unknown>) => T | null,
  max: number,
): T[] {
  if (!Array.isArray(json)) return [];
  const known = new Map<string, T>();
  for (const item of json) {
    const entry = isRecord(item) ? parse(item) : null;
    if (entry && !known.has(getOfferKey(entry.offer))) known.set(getOfferKey(entry.offer), entry);
  }
  return [...known.values()].slice(0, max);
}

function parseSavedOffer(json: Record<string, unknown>): SavedOffer | null {
  const offer = parseOfferCard(json.offer);
  const savedAt = parseTime(json.savedAt);
  if (offer === null || savedAt === null) return null;
  const whole = parseWhole(json.whole);
  return { offer, whole, savedAt, checkedAt: parseTime(json.checkedAt), isListed: json.isListed !== false };
}

function parseRecentOffer(json: Record<string, unknown>): RecentOffer | null {
  const offer = parseOfferCard(json.offer);
  const seenAt = parseTime(json.seenAt);
  return offer === null || seenAt === null ? null : { offer, seenAt };
}

function parseWhole(json: unknown): WholeOffer | null {
  if (!isRecord(json)) return null;
  return { code: parseText(json.code), shopLink: parseWebUrl(parseText(json.shopLink)) };
}

function parseTime(json: unknown): number | null {
  return typeof json === 'number' && Number.isFinite(json) && json >= 0 ? json : null;
}

/** A ticket from the browser's storage; null where it is none. */
function parseOfferCard(json: unknown): OfferCardData | null {
  if (!isRecord(json)) return null;
  const { kind, id, title, brandId } = json;
  if ((kind !== 'coupon' && kind !== 'deal') || typeof title !== 'string' || title === '') return null;
  if (!isItemId(id) || !isItemId(brandId)) return null;
  return {
    kind,
    id,
    title,
    brandId,
    brand: parseBrand(json.brand),
    ...mapTexts([...OFFER_CARD_TEXTS, 'maskedCode', 'img'], (name) => parseText(json[name])),
    exclusive: json.exclusive === true,
    conditions: parseConditions(json.conditions),
  };
}

function parseBrand(json: unknown): OfferCardData['brand'] {
  if (!isRecord(json)) return null;
  const name = parseText(json.name);
  const uniqueName = parseText(json.uniqueName);
  return name === null || uniqueName === null ? null : { name, uniqueName, logo: parseText(json.logo) };
}

/** A text that is not empty, else null. */
function parseText(json: unknown): string | null {
  return typeof json === 'string' && json !== '' ? json : null;
}

function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null;
}
