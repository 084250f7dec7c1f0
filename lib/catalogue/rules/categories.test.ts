import { listAllCategories } from './categories';
import type { CatalogueSource } from '../source';
import type { Category, Page } from '../types';

const TRAVEL: Category = { id: 7, name: 'Travel', slug: 'travel', icon: 'airplane' };

function makePage<T>(items: T[], total = items.length, page = 1): Page<T> {
  return { items, total, page, pageSize: 20 };
}

describe('listAllCategories', () => {
  it('asks page after page', async () => {
    const listCategories = jest.fn(async ({ page = 1 } = {}) => makePage([{ ...TRAVEL, id: page }], 3, page));
    expect(await listAllCategories({ listCategories } as unknown as CatalogueSource)).toHaveLength(3);
    expect(listCategories).toHaveBeenCalledTimes(3);
  });

  it('stops at an empty page, whatever the total says', async () => {
    const listCategories = jest.fn(async () => makePage<Category>([], 1e9));
    expect(await listAllCategories({ listCategories } as unknown as CatalogueSource)).toEqual([]);
    expect(listCategories).toHaveBeenCalledTimes(1);
  });

  it('stops where every page is the same', async () => {
    const listCategories = jest.fn(async () => makePage([TRAVEL], 1e9));
    expect(await listAllCategories({ listCategories } as unknown as CatalogueSource)).toEqual([TRAVEL]);
    expect(listCategories).toHaveBeenCalledTimes(2);
  });

  it('stops after a hundred pages, whatever they bring', async () => {
    const listCategories = jest.fn(async ({ page = 1 } = {}) =>
      makePage([{ ...TRAVEL, id: page }], 1e9, page),
    );
    expect(await listAllCategories({ listCategories } as unknown as CatalogueSource)).toHaveLength(100);
    expect(listCategories).toHaveBeenCalledTimes(100);
  });
});
