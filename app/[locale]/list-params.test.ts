import { fc } from '@/lib/testing/fast-check';
import { anyListState } from '@/lib/testing/list-states';
import { applyRewrites } from '@/lib/server/next-seams/testing/apply-rewrites';
import { buildListHref, type ListName } from '@/lib/url/paths';
import { listRewrites } from '@/lib/url/rewrites';
import { parseListParams, type ListParams } from './list-params';

const LISTS: ListName[] = ['brands', 'coupons', 'deals'];

/** What Next hands to the page of an internal path; null for paths of no page below view/. */
function toParams(path: string): ListParams | null {
  const [, locale = '', folder, kind, list = '', category = '', ...rest] = path
    .split('/')
    .map(encodeURIComponent);
  if (folder !== 'view') return null;
  const text = kind === 'text' ? rest.shift() : undefined;
  const [page = '', ...choices] = rest;
  return { locale, list, category, page, text, choices };
}

describe('parseListParams', () => {
  it.each(LISTS)('finds in the internal paths of %s what the public address said', async (list) => {
    const { beforeFiles } = await listRewrites();
    fc.assert(
      fc.property(anyListState[list], (state) => {
        const path = applyRewrites(beforeFiles, buildListHref('en', list, state));
        // The bare list is a route of its own; text that no path can carry is read from the query.
        const params = path === null ? null : toParams(path);
        if (params === null) return;
        expect(parseListParams(params)).toEqual({ locale: 'en', list, ...state });
      }),
    );
  });

  it.each([
    [{ page: '2' }, { page: 2 }],
    [{ category: 'travel' }, { category: 'travel' }],
    [{ text: 'q-red%20shoes' }, { text: 'red shoes' }],
    [{ choices: ['type-no-code', 'sort-az'] }, { type: 'no-code', sort: 'az' }],
    [{ choices: ['page-9', 'category-travel', 'nope', ''] }, {}],
  ])('%j means %j', (params, expected) => {
    const path = { locale: 'en', list: 'coupons', category: '_all', page: '1', ...params };
    expect(parseListParams(path)).toEqual({ locale: 'en', list: 'coupons', page: 1, ...expected });
  });
});
