import type { BrandPageData } from '@/lib/pages/brand';
import { buildBrand, buildCoupon, buildDeal, buildPage } from '@/lib/testing/build-offer';
import { describeBrand } from './describe-brand';

const NOW = new Date('2026-11-20T12:00:00Z');

type Found = Extract<BrandPageData, { status: 'found' }>;

function buildFound(values: Partial<Found> = {}): Found {
  return {
    status: 'found',
    brand: buildBrand(),
    coupons: buildPage([buildCoupon()]),
    deals: buildPage([buildDeal()]),
    expired: { items: [], total: 0 },
    related: [],
    hasLiveOffers: true,
    tab: 'coupons',
    firstTab: 'coupons',
    failedTabs: [],
    ...values,
  };
}

function describeFound(
  values: Partial<Found> = {},
  address: { tab?: 'coupons' | 'deals'; page?: number } = {},
) {
  return describeBrand({ locale: 'en', ...address }, buildFound(values), 'Clipmint', NOW);
}

describe('describeBrand', () => {
  it('says what the brand has', () => {
    expect(describeFound()).toMatchObject({
      title: { absolute: 'Lumera Coupons' },
      description: 'Lumera: 2 coupons · 1 deal, with terms and honest end dates, on Clipmint.',
      keywords: expect.stringContaining('Lumera promo codes'),
      alternates: { canonical: '/brands/lumera' },
      robots: { index: true, follow: true },
    });
  });

  it.each([
    ['coupons', 2, 'Lumera Coupons - Coupons, page 2', '/brands/lumera?tab=coupons&page=2'],
    ['deals', 2, 'Lumera Coupons - Deals, page 2', '/brands/lumera?tab=deals&page=2'],
    ['deals', 1, 'Lumera Coupons', '/brands/lumera'],
  ] as const)('page %2$d of its %1$s has its own title and address', (tab, page, title, canonical) => {
    expect(describeFound({ tab }, { tab, page })).toMatchObject({
      title: { absolute: title },
      alternates: { canonical },
    });
  });

  it('gives an open coupon its card, without its code, under the address of the brand', () => {
    const openOffer = buildCoupon({ name: 'A fifth off', description: 'For all lamps.', code: 'SUMMER20' });
    const metadata = describeFound({ openOffer });
    expect(metadata).toMatchObject({
      title: { absolute: 'A fifth off - Lumera Coupons' },
      description: 'For all lamps. Lumera: 2 coupons · 1 deal, with terms and honest end dates, on Clipmint.',
      alternates: { canonical: '/brands/lumera' },
      openGraph: { title: 'A fifth off - Lumera Coupons' },
    });
    expect(JSON.stringify(metadata)).not.toContain('SUMMER20');
  });

  it.each([
    ['the brand', undefined, /^\/social\/en\/brand\/lumera\//, 'Lumera'],
    [
      'an open deal',
      buildDeal({ id: 8, title: 'Linen sets' }),
      /^\/social\/en\/deal\/lumera\/8\//,
      'Linen sets',
    ],
  ])('shows the picture of %s', (_, openOffer, url, name) => {
    expect(describeFound({ openOffer }).twitter).toMatchObject({
      images: [{ url: expect.stringMatching(url), alt: expect.stringContaining(name) }],
    });
  });

  it('keeps a brand without a live offer out of search engines, its links followed, and says so', () => {
    const brand = buildBrand({ description: 'Lamps.', totalCoupons: 0, totalDeals: 0 });
    const { robots, description } = describeFound({ brand, hasLiveOffers: false });
    expect(robots).toEqual({ index: false, follow: true });
    expect(description).toBe(
      'Lumera has no live coupons or deals on Clipmint right now. See similar brands that do.',
    );
  });

  it.each([
    [{ status: 'unknown' }, 'Brand Not Found - Clipmint'],
    [{ status: 'invalid' }, 'Invalid brand URL - Clipmint'],
    [{ status: 'out-of-range', brand: buildBrand() }, 'Deals at Lumera: page not found - Clipmint'],
    [{ status: 'unknown-offer', brand: buildBrand() }, 'Lumera: offer not found - Clipmint'],
  ] as const)('%j has no address and stays out of search engines', (data, title) => {
    const metadata = describeBrand({ locale: 'en', tab: 'deals' }, data, 'Clipmint', NOW);
    expect(metadata.title).toEqual({ absolute: title });
    expect(metadata).not.toHaveProperty('alternates');
    expect(metadata.robots).toEqual({ index: false, follow: false });
  });
});
