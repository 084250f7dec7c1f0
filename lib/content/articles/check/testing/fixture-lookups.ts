import type { Brand, Deal } from '@/lib/catalogue/types';
import { formatNearest } from '@/lib/text/edit-distance';
import type { SiteLookups } from '../describe-missing';

const LUMERA: Brand = {
  ...{ id: 1, name: 'Lumera', uniqueName: 'lumera', logo: null, description: '' },
  ...{ totalCoupons: 0, totalDeals: 0, trackingUrl: null, originUrl: null, siteUrl: null },
};

function buildDeal(id: Deal['id'], brandId: Deal['brandId']): Deal {
  return {
    ...{ kind: 'deal', id, brandId, brand: null, title: '', img: null, siteUrl: null, description: '' },
    ...{
      discount: null,
      startDate: null,
      endDate: null,
      withdrawn: null,
      terms: null,
      verifiedAt: null,
      exclusive: false,
    },
    ...{ isFeatured: false, regions: [], trackingUrl: null, originUrl: null, updatedAt: '', votes: null },
  };
}

/** A site with one brand (lumera), its offer 7, an offer 8 of another's, a category, an article and a file. */
export function buildFixtureLookups(): SiteLookups {
  const offers = new Map<unknown, Deal>([
    [7, buildDeal(7, LUMERA.id)],
    [8, buildDeal(8, 2)],
  ]);
  return {
    hasFile: (path) => path === '/icons/sun.svg',
    catalogue: {
      categorySlugs: ['travel'],
      getBrand: async (name) => (name === 'lumera' ? LUMERA : null),
      findOffer: async ({ id }) => offers.get(id) ?? null,
      hasArticle: async (slug) => slug === 'known',
      suggestBrand: async (name) => formatNearest(name, ['lumera']),
    },
  };
}
