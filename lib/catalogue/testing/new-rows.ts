import { BLANK_OFFER, type NewArticle, type NewBrand, type NewOffer } from '../new-items';

/** Plain rows for tests: name what matters, the rest is filled in. */

const SOURCE = 'test';

export function buildNewBrand(row: Partial<NewBrand> & Pick<NewBrand, 'uniqueName'>): NewBrand {
  return {
    source: SOURCE,
    externalId: row.uniqueName,
    name: row.uniqueName,
    logo: null,
    description: '',
    isFeatured: false,
    trackingUrl: null,
    originUrl: null,
    siteUrl: null,
    categorySlugs: [],
    ...row,
  };
}

export function buildNewOffer(
  row: Partial<NewOffer> & Pick<NewOffer, 'kind' | 'externalId' | 'brandUniqueName'>,
): NewOffer {
  return {
    ...BLANK_OFFER,
    source: SOURCE,
    categorySlugs: [],
    title: row.externalId,
    ...row,
  };
}

export function buildNewArticle(row: Partial<NewArticle> & Pick<NewArticle, 'slug'>): NewArticle {
  return {
    title: row.slug,
    description: '',
    content: 'Text.',
    featuredImage: null,
    featured: false,
    publishedAt: null,
    metaTitle: null,
    metaDescription: null,
    categorySlug: null,
    brandUniqueName: null,
    coupons: [],
    deals: [],
    ...row,
  };
}
