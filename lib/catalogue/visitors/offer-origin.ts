import { parseItemId } from '@/lib/url/item-id';
import { findOffer } from '../rules';
import type { CatalogueSource } from '../source';
import type { Offer, OfferKind, OfferOrigin } from '../types';

/** Stands for the API host, whose offers say nothing of where they came from. No import may use it: it has a blank. */
const HOST = 'API host';
const HOST_ID = /^(coupon|deal):(.+)$/;

/** What an operator's report says of an offer. */
export type OfferDescription = {
  origin: OfferOrigin;
  kind: OfferKind;
  id: Offer['id'];
  title: string;
  brand: string | null;
  /** Empty where they are unknown. */
  categories: string[];
};

/** What visitors' data know an offer by. */
export function getOrigin({ origin, kind, id }: Pick<Offer, 'origin' | 'kind' | 'id'>): OfferOrigin {
  return origin ?? { source: HOST, externalId: `${kind}:${id}` };
}

/** Describes offers of an API host, one after the other. Those it does not know any more are left out. */
export async function describeHostOffers(
  source: CatalogueSource,
  origins: readonly OfferOrigin[],
): Promise<OfferDescription[]> {
  const found: OfferDescription[] = [];
  for (const origin of origins) {
    const offer = await findByOrigin(source, origin);
    if (offer === null) continue;
    const { kind, id, brand } = offer;
    const title = offer.kind === 'coupon' ? offer.name : offer.title;
    found.push({ origin, kind, id, title, brand: brand?.name ?? null, categories: [] });
  }
  return found;
}

async function findByOrigin(source: CatalogueSource, origin: OfferOrigin): Promise<Offer | null> {
  const [, kind, text = ''] = HOST_ID.exec(origin.externalId) ?? [];
  const id = parseItemId(text);
  if (origin.source !== HOST || id === null) return null;
  return findOffer(source, { kind: kind === 'coupon' ? kind : 'deal', id });
}
