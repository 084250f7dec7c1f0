import type { NewOffer } from '../writer';

/** The default values of a new offer. */
export const BLANK_OFFER: Omit<NewOffer, 'source' | 'externalId' | 'brandUniqueName' | 'categorySlugs'> = {
  kind: 'deal',
  title: '',
  description: '',
  terms: null,
  code: null,
  discount: null,
  img: null,
  siteUrl: null,
  trackingUrl: null,
  originUrl: null,
  startDate: null,
  endDate: null,
  verifiedAt: null,
  regions: [],
  exclusive: false,
  isFeatured: false,
};
