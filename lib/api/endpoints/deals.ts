import { z } from 'zod';
import { findOffer } from '@/lib/catalogue/find-offer';
import { apiDeal, apiDealList, toApiDeal, toApiDealList } from '@/lib/catalogue/wire/offer';
import { defineGet } from '../endpoint';
import { requireFound } from '../errors';
import { DEAL_FILTERS, toOfferQuery } from '../offer-filters';
import { BRAND_KEY, ID } from '../parameters';

export const listDeals = defineGet({
  id: 'listDeals',
  path: '/deals',
  summary: 'List deals',
  parameters: DEAL_FILTERS,
  answer: apiDealList,
  load: async (source, filters) => toApiDealList(await source.listDeals(toOfferQuery(filters))),
});

export const getDeal = defineGet({
  id: 'getDeal',
  path: '/deals/{id}',
  summary: 'Get a deal by its id',
  parameters: z.object({ id: ID, brand: BRAND_KEY }),
  answer: apiDeal,
  load: async (source, { id, brand }) => {
    const offer = await findOffer(source, { kind: 'deal', id, brandKey: brand });
    return toApiDeal(requireFound(offer, `deal with the id ${id}`));
  },
});
