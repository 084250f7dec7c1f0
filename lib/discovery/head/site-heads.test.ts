import type { Metadata } from 'next';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { buildArticle } from '@/lib/testing/build-article';
import { buildBrand, buildCategory, buildCoupon, buildDeal, buildPage } from '@/lib/testing/build-offer';
import type { ListState } from '@/lib/url/paths';
import { describeArticle } from './describe-article';
import { describeBrand } from './describe-brand';
import { describeCategory } from './describe-category';
import { describeList } from './describe-list';

const SITE = 'Clipmint';
const NOW = new Date('2026-11-20T12:00:00Z');
const TABS = ['coupons', 'deals'] as const;
const PAGES = [1, 2, 3];
const CATEGORY = buildCategory();

function describeLists(locale: Locale): Metadata[] {
  const states: ListState[] = PAGES.flatMap((page) => [{ page }, { page, category: 'travel' }]);
  const found = (state: ListState) => ({
    status: 'found' as const,
    categories: [CATEGORY],
    category: state.category === undefined ? null : CATEGORY,
    page: buildPage<unknown>([], { total: 321 }),
  });
  const lists = (['brands', 'coupons', 'deals'] as const).flatMap((list) =>
    states.map((state) => describeList({ locale, list, ...state }, found(state), SITE)),
  );
  const letters = ['a', 'b', '0'].flatMap((letter) =>
    PAGES.map((page) => describeList({ locale, list: 'brands', letter, page }, found({}), SITE)),
  );
  return [...lists, ...letters];
}

function describeBrands(locale: Locale): Metadata[] {
  const brands = [buildBrand(), buildBrand({ name: 'Norda', uniqueName: 'norda' })];
  const offers = {
    ...{ coupons: buildPage([buildCoupon()]), deals: buildPage([buildDeal()]) },
    ...{ expired: { items: [], total: 0 }, related: [], hasLiveOffers: true, firstTab: 'coupons' as const },
    failedTabs: [],
  };
  return brands.flatMap((brand) => {
    const describeTab = (tab: (typeof TABS)[number], page: number) =>
      describeBrand({ locale, tab, page }, { status: 'found', brand, ...offers, tab }, SITE, NOW);
    return [describeTab('coupons', 1), ...TABS.flatMap((tab) => [describeTab(tab, 2), describeTab(tab, 3)])];
  });
}

function describeCategories(locale: Locale): Metadata[] {
  const lists = {
    brands: buildPage([buildBrand()]),
    coupons: buildPage([buildCoupon()]),
    deals: buildPage([buildDeal()]),
    related: [],
    failedTabs: [],
  };
  const describeTab = (tab: 'brands' | 'coupons' | 'deals', page: number) =>
    describeCategory({ locale, tab, page }, { status: 'found', category: CATEGORY, ...lists, tab }, SITE);
  return [describeTab('brands', 1), describeTab('brands', 2), ...TABS.map((tab) => describeTab(tab, 2))];
}

function describeArticles(locale: Locale): Metadata[] {
  return ['lamps', 'linen'].map((slug) =>
    describeArticle(
      locale,
      buildArticle({ slug, title: `How to buy ${slug}`, description: `All about ${slug}.` }),
      SITE,
    ),
  );
}

function readTitle({ title }: Metadata): string {
  if (typeof title !== 'object' || title === null || !('absolute' in title))
    throw new Error('No whole title.');
  return title.absolute;
}

describe.each(LOCALES)('in %s', (locale) => {
  const heads = [
    ...describeLists(locale),
    ...describeBrands(locale),
    ...describeCategories(locale),
    ...describeArticles(locale),
  ];

  it.each([
    ['title', readTitle],
    ['description', ({ description }: Metadata) => description],
    ['address', ({ alternates }: Metadata) => alternates?.canonical],
  ])('no two pages have the same %s', (_, read) => {
    const values = heads.map(read);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it('titles and descriptions have a sensible length', () => {
    const odd = heads.filter(
      (head) => readTitle(head).length > 70 || !/^.{50,160}$/u.test(head.description ?? ''),
    );
    expect(odd.map((head) => [readTitle(head), head.description])).toEqual([]);
  });
});
