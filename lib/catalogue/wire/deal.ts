import { z } from 'zod';
import type { Deal, Page } from '../types';
import { apiOfferFields, toApiOfferFields } from './offer-fields';
import { apiPaging, toApiPaging } from './paging';

export const apiDeal = z
  .object({
    ...apiOfferFields.shape,
    title: z.string(),
    img: z.string().nullable().describe('Address of its picture; null where it has none'),
    site_url: z.string().nullable().describe('Where a click goes if there is no other address'),
  })
  .describe('A deal, with its brand');

export const apiDealList = z
  .object({ deal_list: z.array(apiDeal), ...apiPaging.shape })
  .describe('A page of deals');

export type ApiDeal = z.infer<typeof apiDeal>;
export type ApiDealList = z.infer<typeof apiDealList>;

/** A deal as it goes over the wire (spec §3). */
export function toApiDeal(deal: Deal): ApiDeal {
  return { title: deal.title, img: deal.img, site_url: deal.siteUrl, ...toApiOfferFields(deal) };
}

/** A page of deals as it goes over the wire (spec §3). */
export function toApiDealList(page: Page<Deal>): ApiDealList {
  return { deal_list: page.items.map(toApiDeal), ...toApiPaging(page) };
}
