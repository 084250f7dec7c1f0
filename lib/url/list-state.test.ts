import { fc } from '@/lib/testing/fast-check';
import { anyListState } from '@/lib/testing/list-states';
import { parseListState } from './list-state';
import { buildListHref, type ListName } from './paths';

const LISTS: ListName[] = ['brands', 'coupons', 'deals'];

function readBack(list: ListName, href: string) {
  return parseListState(list, Object.fromEntries(new URL(href, 'https://site.example').searchParams));
}

describe('parseListState', () => {
  it.each(LISTS)('reads back every address of %s that buildListHref writes', (list) => {
    fc.assert(
      fc.property(anyListState[list], (state) => {
        expect(readBack(list, buildListHref('en', list, state))).toEqual(state);
      }),
    );
  });

  it('says nothing of an address without parameters but the page', () => {
    expect(parseListState('coupons', {})).toEqual({ page: 1 });
  });

  it.each([
    [
      'coupons',
      { type: 'code', ending: 'soon', sort: 'az', letter: 'b' },
      { type: 'code', ending: 'soon', sort: 'az' },
    ],
    ['deals', { type: 'code', ending: 'soon', sort: 'az', letter: 'b' }, { ending: 'soon', sort: 'az' }],
    ['brands', { type: 'code', ending: 'soon', sort: 'az', letter: 'b' }, { letter: 'b' }],
    ['coupons', { type: 'coupon', ending: 'late', sort: 'AZ' }, {}],
    ['coupons', { type: '', sort: ' az ' }, {}],
    ['coupons', { sort: 'toString' }, {}],
    ['coupons', { sort: ['newest', 'az'] }, { sort: 'newest' }],
    ['brands', { letter: '0' }, { letter: '0' }],
    ['brands', { letter: 'é' }, {}],
    ['brands', { letter: 'ab' }, {}],
    ['deals', { q: '  ', category: ' ', page: '0' }, {}],
  ] as const)('%s %j means %j', (list, query, expected) => {
    const values = Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
    );
    expect(parseListState(list, values)).toEqual({ ...expected, page: 1 });
  });
});
