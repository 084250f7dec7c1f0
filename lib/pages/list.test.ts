import { isOutOfRange, loadBrandList, loadOfferList } from './list';
import type { ListState } from '@/lib/url/paths';
import type { CatalogueSource } from '@/lib/catalogue/source';
import type { Category, Page } from '@/lib/catalogue/types';

const TRAVEL: Category = { id: 7, name: 'Travel', slug: 'travel', icon: 'airplane' };

function makePage<T>(items: T[], total = items.length, page = 1): Page<T> {
  return { items, total, page, pageSize: 20 };
}

function makeSource(total: number) {
  const listCategories = jest.fn(async () => makePage([TRAVEL]));
  const list = jest.fn(async ({ page = 1, isEndingSoon = false } = {}) =>
    makePage([], isEndingSoon ? total / 10 : total, page),
  );
  const findMovedCategory = jest.fn(async (slug: string) => (slug === 'trips' ? TRAVEL : null));
  const source = {
    ...{ listCategories, findMovedCategory },
    ...{ listBrands: list, listCoupons: list, listDeals: list },
  };
  return { source: source as unknown as CatalogueSource, list };
}

describe('a list page', () => {
  it('asks for the page, the text and the category of its address', async () => {
    const { source, list } = makeSource(100);
    await loadOfferList(source, 'coupons', { text: 'shoes', category: 'travel', page: 3 });
    expect(list).toHaveBeenCalledWith({ search: 'shoes', categoryId: 7, page: 3 });
  });

  it('asks for everything where the address says nothing', async () => {
    const { source, list } = makeSource(0);
    const data = await loadBrandList(source, {});
    expect(list).toHaveBeenCalledWith({ search: undefined, categoryId: undefined, page: 1 });
    expect(data.status).toBe('found');
  });

  it.each<[ListState, object]>([
    [{ type: 'code' }, { hasCode: true }],
    [{ type: 'no-code' }, { hasCode: false }],
    [{ ending: 'soon' }, { isEndingSoon: true }],
    [{ sort: 'newest' }, { sort: 'newest' }],
    [{ sort: 'ending' }, { sort: 'ending' }],
    [{ sort: 'az' }, { sort: 'name' }],
    [{ letter: 'b' }, {}],
  ])('of coupons asks for the choices of %j', async (state, asked) => {
    const { source, list } = makeSource(100);
    await loadOfferList(source, 'coupons', { ...state, text: 'shoes' });
    expect(list).toHaveBeenCalledWith({ search: 'shoes', page: 1, ...asked });
  });

  it('of deals knows no type', async () => {
    const { source, list } = makeSource(100);
    await loadOfferList(source, 'deals', { type: 'code', sort: 'az', text: 'shoes' });
    expect(list).toHaveBeenCalledWith({ search: 'shoes', page: 1, sort: 'name' });
  });

  it('of brands knows only letters', async () => {
    const { source, list } = makeSource(100);
    await loadBrandList(source, { letter: 'b', sort: 'newest', type: 'code', ending: 'soon' });
    expect(list).toHaveBeenCalledWith({ page: 1, letter: 'b' });
  });

  it('of offers comes with its facets', async () => {
    const data = await loadOfferList(makeSource(100).source, 'deals', {});
    expect(data).toMatchObject({ status: 'found', facets: { endingSoon: 10 } });
  });

  it('reports an unknown category without asking for the list', async () => {
    const { source, list } = makeSource(100);
    expect(await loadBrandList(source, { category: 'none' })).toEqual({ status: 'unknown-category' });
    expect(list).not.toHaveBeenCalled();
  });

  it('knows where the old address of a category leads', async () => {
    const { source } = makeSource(100);
    const data = await loadBrandList(source, { category: 'trips' });
    expect(data).toEqual({ status: 'moved-category', category: TRAVEL });
  });

  it.each([
    [1, 0, 'found'],
    [2, 0, 'out-of-range'],
    [5, 100, 'found'],
    [6, 100, 'out-of-range'],
  ])('page %d of %d items is %s', async (page, total, status) => {
    expect((await loadOfferList(makeSource(total).source, 'deals', { page })).status).toBe(status);
  });
});

describe('isOutOfRange', () => {
  it.each([
    [{ page: 1, total: 0, pageSize: 20 }, false],
    [{ page: 1, total: 20, pageSize: 20 }, false],
    [{ page: 2, total: 20, pageSize: 20 }, true],
    [{ page: 2, total: 21, pageSize: 20 }, false],
  ])('%j: %s', (page, expected) => {
    expect(isOutOfRange({ ...page, items: [] })).toBe(expected);
  });
});
