import { z } from 'zod';
import type { Offer } from '../types';
import { apiBrandSummary, toApiBrandSummary } from './brand';

const DATE = 'a date, meant in UTC, or an instant, both ISO 8601';

/** What coupons and deals share. */
export const apiOfferFields = z.object({
  id: z.int().positive(),
  brand_id: z.int().positive(),
  description: z.string(),
  discount: z.string().nullable().describe('The discount in the words of the shop'),
  end_date: z.string().nullable().describe(`Good until the end of it: ${DATE}. Null never expires`),
  start_date: z.string().nullable().describe(`Good from: ${DATE}`),
  terms: z.string().nullable().describe('The conditions of the shop'),
  verified_at: z.string().nullable().describe('When the network last verified the offer, if it says so'),
  exclusive: z.boolean().describe('Whether the offer is only given to some publishers'),
  is_featured: z.boolean(),
  regions: z.array(z.string()).describe('ISO 3166 country codes it is good in; empty means everywhere'),
  tracking_url: z.string().nullable().describe('Where a click on the offer goes first'),
  origin_url: z.string().nullable().describe('Where a click goes if there is no tracking_url'),
  updated_at: z.string().describe('When the offer last changed: an instant, ISO 8601'),
  brand: apiBrandSummary.nullable(),
});

export type ApiOfferFields = z.infer<typeof apiOfferFields>;

/** What coupons and deals share, as it goes over the wire (spec §3 and what feeds supply). */
export function toApiOfferFields(offer: Offer): ApiOfferFields {
  return {
    id: offer.id,
    brand_id: offer.brandId,
    description: offer.description,
    discount: offer.discount,
    end_date: offer.endDate,
    start_date: offer.startDate,
    terms: offer.terms,
    verified_at: offer.verifiedAt,
    exclusive: offer.exclusive,
    is_featured: offer.isFeatured,
    regions: offer.regions,
    tracking_url: offer.trackingUrl,
    origin_url: offer.originUrl,
    updated_at: offer.updatedAt,
    brand: offer.brand && toApiBrandSummary(offer.brand),
  };
}
