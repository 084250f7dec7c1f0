import type { CategoryPageData } from '@/lib/pages/category';
import { buildBrand, buildCategory, buildPage } from '@/lib/testing/build-offer';
import { describeCategory } from './describe-category';

type Address = { tab?: 'brands' | 'coupons' | 'deals'; page?: number };

function describeFound(address: Address, total = 321, failedTabs: ('brands' | 'coupons' | 'deals')[] = []) {
  const data: CategoryPageData = {
    status: 'found',
    category: buildCategory(),
    brands: buildPage([buildBrand()], { total }),
    coupons: buildPage<never>([], { total }),
    deals: buildPage<never>([], { total }),
    related: [],
    tab: address.tab ?? 'brands',
    failedTabs,
  };
  return describeCategory({ locale: 'en', ...address }, data, 'Clipmint');
}

describe('describeCategory', () => {
  it.each<[Address, string, string, boolean]>([
    [{}, 'Travel Coupons and Deals - Clipmint', '/categories/travel', true],
    [{ tab: 'deals', page: 1 }, 'Travel Coupons and Deals - Clipmint', '/categories/travel', true],
    [
      { tab: 'brands', page: 2 },
      'Travel Coupons and Deals - Clipmint - Brands, page 2',
      '/categories/travel?tab=brands&page=2',
      false,
    ],
    [
      { tab: 'deals', page: 2 },
      'Travel Coupons and Deals - Clipmint - Deals, page 2',
      '/categories/travel?tab=deals&page=2',
      false,
    ],
  ])('%j has its own title and address', (address, title, canonical, index) => {
    expect(describeFound(address)).toMatchObject({
      title: { absolute: title },
      keywords: expect.stringContaining('Travel deals'),
      alternates: { canonical },
      robots: { index, follow: true },
    });
  });

  it('counts nothing while one of its tabs cannot be loaded', () => {
    expect(describeFound({}).description).toContain('321 coupons');
    expect(describeFound({}, 321, ['deals']).description).toBe(
      'Travel: coupons, deals and brands on Clipmint, all on one page.',
    );
  });

  it('is kept out where it is empty', () => {
    expect(describeFound({}, 0).robots).toEqual({ index: false, follow: true });
  });

  it.each([
    [{ status: 'unknown' }, 'Category Not Found - Clipmint'],
    [{ status: 'invalid' }, 'Invalid category URL - Clipmint'],
    [{ status: 'out-of-range', category: buildCategory() }, 'Travel brands: page not found - Clipmint'],
  ] as const)('%j has no address of its own', (data, title) => {
    const metadata = describeCategory({ locale: 'en' }, data, 'Clipmint');
    expect(metadata.title).toEqual({ absolute: title });
    expect(metadata).not.toHaveProperty('alternates');
  });
});
