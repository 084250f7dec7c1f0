import { dropPending, keepPending, listPending } from './pending-subscriptions';

const KEY = 'pending-subscriptions';
const ADA = { email: 'ada@shop.example', source: 'footer' } as const;

const listNumbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    email: `v${from + index}@shop.example`,
    source: 'website' as const,
  }));

afterEach(() => {
  localStorage.clear();
});

it.each([
  ['nothing', null, []],
  ['no JSON', '{half', []],
  ['another shape', '{"email":"ada@shop.example"}', []],
  ['sound ones', JSON.stringify([ADA]), [ADA]],
  ['unsound ones among them', JSON.stringify([null, 1, 'x', [], {}, { email: 'ada' }, ADA]), [ADA]],
  ['an unknown source', JSON.stringify([{ ...ADA, source: 'popup' }]), []],
  ['an address that is none', JSON.stringify([{ ...ADA, email: 'a b@c.d' }]), []],
  ['an address twice', JSON.stringify([ADA, { email: 'ADA@shop.example', source: 'website' }]), [ADA]],
  ['more than it may', JSON.stringify(listNumbered(1, 12)), listNumbered(3, 12)],
  ['more fields', JSON.stringify([{ ...ADA, extra: 1 }]), [ADA]],
])('reads %s', (_, text, expected) => {
  if (text !== null) localStorage.setItem(KEY, text);
  expect(listPending()).toEqual(expected);
});

it('keeps an address once, and ten at most', () => {
  for (const subscription of [...listNumbered(1, 11), ...listNumbered(5, 5)]) keepPending(subscription);
  expect(listPending()).toEqual([...listNumbered(2, 4), ...listNumbered(6, 11), ...listNumbered(5, 5)]);
});

it('forgets one address, and the name with the last', () => {
  for (const subscription of listNumbered(1, 2)) keepPending(subscription);
  dropPending('v1@shop.example');
  dropPending('unknown@shop.example');
  expect(listPending()).toEqual(listNumbered(2, 2));
  dropPending('v2@shop.example');
  expect(localStorage.getItem(KEY)).toBeNull();
});
