import type { OfferCardData } from '@/lib/offers/offer-card';

/** Makes a sound ticket of what lay in the browser's storage; null where it is none. */
export function parseOfferCard(json: unknown): OfferCardData | null {
  if (!isRecord(json)) return null;
  const { kind, id, title, brandId } = json;
  if ((kind !== 'coupon' && kind !== 'deal') || typeof title !== 'string' || title === '') return null;
  if (!isId(id) || !isId(brandId)) return null;
  return {
    kind,
    id,
    title,
    brandId,
    brand: parseBrand(json.brand),
    maskedCode: parseText(json.maskedCode),
    discount: parseText(json.discount),
    endDate: parseText(json.endDate),
    terms: parseText(json.terms),
    verifiedAt: parseText(json.verifiedAt),
    exclusive: json.exclusive === true,
    img: parseText(json.img),
  };
}

function parseBrand(json: unknown): OfferCardData['brand'] {
  if (!isRecord(json)) return null;
  const name = parseText(json.name);
  const uniqueName = parseText(json.uniqueName);
  return name === null || uniqueName === null ? null : { name, uniqueName, logo: parseText(json.logo) };
}

/** A text that is not empty, else null. */
export function parseText(json: unknown): string | null {
  return typeof json === 'string' && json !== '' ? json : null;
}

export function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null;
}

function isId(json: unknown): json is number {
  return typeof json === 'number' && Number.isSafeInteger(json) && json > 0;
}
