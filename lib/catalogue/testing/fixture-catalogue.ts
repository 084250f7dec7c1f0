import type { NewArticle, NewBrand, NewCategory, NewOffer } from '../new-items';
import { buildNewArticle, buildNewBrand, buildNewOffer } from './new-rows';

export type FixtureCatalogue = {
  categories: NewCategory[];
  brands: NewBrand[];
  /** Oldest first. */
  offers: NewOffer[];
  articles: NewArticle[];
};

export const FIXTURE_NOW = new Date('2026-11-20T12:00:00Z');

const categories: NewCategory[] = [
  { name: 'Travel', slug: 'travel', icon: 'airplane' },
  { name: 'Fashion', slug: 'fashion', icon: 'dress' },
  { name: 'Home & Garden', slug: 'home-garden', icon: 'house' },
  { name: 'Café & Food', slug: 'cafe-food', icon: 'cup' },
  { name: 'Empty Shelf', slug: 'empty-shelf', icon: 'shelf' },
];

const brands = [
  buildNewBrand({
    uniqueName: 'alpenglow-travel',
    name: 'Alpenglow Travel',
    logo: '/art/logos/alpenglow.svg',
    description: 'Mountain holidays by train.',
    isFeatured: true,
    trackingUrl: 'https://go.example/alpenglow',
    originUrl: 'https://alpenglow.example/',
    siteUrl: 'https://alpenglow.example/shop',
    categorySlugs: ['travel'],
  }),
  buildNewBrand({
    uniqueName: 'cafe-mirabelle',
    name: 'Café Mirabelle',
    categorySlugs: ['cafe-food', 'home-garden'],
  }),
  buildNewBrand({
    uniqueName: 'senors-hilo',
    name: 'Señor’s Hilo',
    isFeatured: true,
    categorySlugs: ['fashion'],
  }),
  buildNewBrand({ uniqueName: 'harbour-pine', name: 'Harbour & Pine', categorySlugs: ['home-garden'] }),
  buildNewBrand({
    uniqueName: 'quiet-shop',
    name: 'Quiet Shop',
    isFeatured: true,
    categorySlugs: ['travel'],
  }),
  buildNewBrand({ uniqueName: 'yesteryear', name: 'Yesteryear', categorySlugs: ['fashion'] }),
  buildNewBrand({ uniqueName: 'later-labs', name: 'Later Labs', categorySlugs: ['fashion'] }),
  buildNewBrand({ uniqueName: 'five-and-dime', name: '5 & Dime', description: 'Sundries.' }),
];

const manyCoupons = Array.from({ length: 45 }, (_, index) =>
  buildNewOffer({
    kind: 'coupon',
    externalId: `pine-${index}`,
    brandUniqueName: 'harbour-pine',
    title: `Lamp number ${index}`,
    code: `PINE${index}`,
    isFeatured: index % 10 === 0,
    endDate: index % 9 === 0 ? '2026-11-01' : null,
  }),
);

const awkward = [
  buildNewOffer({
    kind: 'coupon',
    externalId: 'full',
    brandUniqueName: 'alpenglow-travel',
    title: '20% off night trains',
    description: 'Sleep through the Gotthard.',
    terms: 'One code a booking.',
    code: 'NIGHT-20',
    discount: '20% off',
    trackingUrl: 'https://go.example/night',
    originUrl: 'https://alpenglow.example/night',
    startDate: '2026-11-01',
    endDate: '2026-12-31T18:00:00Z',
    verifiedAt: '2026-11-19T08:00:00Z',
    regions: ['CH', 'AT'],
    exclusive: true,
  }),
  buildNewOffer({
    kind: 'coupon',
    externalId: 'ends-today',
    brandUniqueName: 'cafe-mirabelle',
    endDate: '2026-11-20',
  }),
  buildNewOffer({
    kind: 'coupon',
    externalId: 'ended-yesterday',
    brandUniqueName: 'cafe-mirabelle',
    endDate: '2026-11-19',
  }),
  buildNewOffer({
    kind: 'coupon',
    externalId: 'ended-at-noon',
    brandUniqueName: 'cafe-mirabelle',
    endDate: '2026-11-20T12:00:00Z',
  }),
  buildNewOffer({
    kind: 'coupon',
    externalId: 'blank-code',
    brandUniqueName: 'cafe-mirabelle',
    title: 'Éclairs by the dozen',
    code: '  ',
    endDate: '2026-11-25',
  }),
  buildNewOffer({
    kind: 'coupon',
    externalId: 'quoted',
    brandUniqueName: 'cafe-mirabelle',
    title: '“Doble” espresso',
    code: 'DOBLE',
    isFeatured: true,
    endDate: '2026-11-25',
  }),
  buildNewOffer({
    kind: 'coupon',
    externalId: 'digits',
    brandUniqueName: 'cafe-mirabelle',
    title: '5 cups for 4',
    code: '5FOR4',
  }),
  buildNewOffer({
    kind: 'coupon',
    externalId: 'starts-later',
    brandUniqueName: 'later-labs',
    startDate: '2026-11-21',
  }),
  buildNewOffer({
    kind: 'deal',
    externalId: 'deal-later',
    brandUniqueName: 'later-labs',
    startDate: '2026-11-20T12:00:01Z',
  }),
  buildNewOffer({
    kind: 'coupon',
    externalId: 'long-gone',
    brandUniqueName: 'yesteryear',
    isFeatured: true,
    endDate: '2020-01-01',
  }),
  buildNewOffer({
    kind: 'coupon',
    externalId: 'own-category',
    brandUniqueName: 'senors-hilo',
    title: 'Beach towels <b>half price</b> & "more"',
    categorySlugs: ['travel'],
  }),
  buildNewOffer({
    kind: 'deal',
    externalId: 'deal-full',
    brandUniqueName: 'senors-hilo',
    title: 'Crème-coloured scarf',
    img: '/art/deals/scarf.svg',
    siteUrl: 'https://hilo.example/scarf',
    isFeatured: true,
  }),
  buildNewOffer({
    kind: 'deal',
    externalId: 'deal-plain',
    brandUniqueName: 'alpenglow-travel',
    title: 'Rail pass',
  }),
];

const articles = [
  buildNewArticle({
    slug: 'packing-light',
    title: 'Packing light',
    content: '# Packing\n\nTake less.',
    publishedAt: '2026-11-10',
    featured: true,
    metaTitle: 'How to pack light',
    categorySlug: 'travel',
    brandUniqueName: 'alpenglow-travel',
    coupons: ['own-category', 'full', 'starts-later'].map((externalId) => ({ source: 'test', externalId })),
    deals: [{ source: 'test', externalId: 'deal-plain' }],
  }),
  buildNewArticle({ slug: 'small-print', publishedAt: '2026-11-15T09:00:00Z' }),
  buildNewArticle({ slug: 'tomorrow', publishedAt: '2026-11-21' }),
  buildNewArticle({ slug: 'draft' }),
];

/** A small catalogue, seen at FIXTURE_NOW, with every awkward case that an adapter must get right. */
export const FIXTURE_CATALOGUE: FixtureCatalogue = {
  categories,
  brands,
  offers: [...manyCoupons, ...awkward],
  articles,
};
