import { brands, offers } from './schema';

/** What is read of an offer's row. */
export const OFFER_COLUMNS = {
  id: offers.id,
  kind: offers.kind,
  brandId: offers.brandId,
  title: offers.title,
  description: offers.description,
  terms: offers.terms,
  code: offers.code,
  hasCode: offers.hasCode,
  discount: offers.discount,
  img: offers.img,
  siteUrl: offers.siteUrl,
  trackingUrl: offers.trackingUrl,
  originUrl: offers.originUrl,
  startDate: offers.startDate,
  endDate: offers.endDate,
  verifiedAt: offers.verifiedAt,
  regions: offers.regions,
  exclusive: offers.exclusive,
  isFeatured: offers.isFeatured,
  status: offers.status,
  updatedAt: offers.updatedAt,
};

/** What is read of the brand that is embedded in an offer. */
export const BRAND_SUMMARY_COLUMNS = {
  id: brands.id,
  name: brands.name,
  uniqueName: brands.uniqueName,
  logo: brands.logo,
  trackingUrl: brands.trackingUrl,
  originUrl: brands.originUrl,
  siteUrl: brands.siteUrl,
};
