import { parseWebUrl } from '@/lib/url/parse-web-url';
import { isRecord, parseOfferCard, parseText } from './parse-offer-card';
import { RECENT_MAX } from './recent-list';
import { SAVED_MAX } from './saved-list';
import { getOfferKey, type RecentOffer, type SavedOffer, type WholeOffer } from './saved-offer';

/** Makes sound lists of what lay in the browser's storage: whatever is no entry, or comes twice, is left out. */

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
