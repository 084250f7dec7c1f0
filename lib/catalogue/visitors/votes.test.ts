import { openVisitorStore } from '.';
import { createFakeSource } from '@/lib/api/testing/fake-source';
import { buildCoupon } from '@/lib/testing/build-offer';
import { getTestUrls, makeTestUrl, removeTestCatalogues } from '../database/testing/open-test-catalogue';
import { createSiteVisitors } from './site-visitors';
import { summarizeVotes, type Vote } from './summarize-votes';
import { createVoteBoard, REFRESH_MS } from './vote-board';
import { MAX_VOTES_AN_HOUR } from './votes';

const NOW = new Date('2026-11-22T12:00:00Z');
const DAY_MS = 86_400_000;
const LAMPS = { source: 'awin', externalId: '1' };

afterAll(removeTestCatalogues);

/** "y" and "n", newest last, each given `days` before NOW; a second apart. */
function vote(text: string, days = 0): Vote[] {
  const start = NOW.getTime() - days * DAY_MS - text.length * 1000;
  return [...text].map((letter, index) => ({
    worked: letter === 'y',
    votedAt: new Date(start + index * 1000).toISOString(),
  }));
}

it.each([
  ['nothing', [], { worked: 0, total: 0, share: 0, isDoubtful: false }],
  ['four noes', vote('nnnn'), { worked: 0, total: 4, isDoubtful: false }],
  ['five noes', vote('nnnnn'), { worked: 0, total: 5, share: 0, isDoubtful: true }],
  ['five noes after a yes', vote('ynnnnn'), { worked: 1, total: 6, isDoubtful: true }],
  ['a yes among noes', vote('nnnynn'), { worked: 1, total: 6, isDoubtful: false }],
  ['a yes after noes', vote('nnnnnny'), { worked: 1, total: 7, isDoubtful: false }],
  ['five noes of 13 days ago', vote('nnnnn', 13), { total: 5, isDoubtful: true }],
  ['five noes of 15 days ago', vote('nnnnn', 15), { total: 5, isDoubtful: false }],
  ['ten noes of 20 days ago', vote('nnnnnnnnnn', 20), { total: 10, isDoubtful: true }],
  ['votes of 31 days ago', [...vote('yyyyy', 31), ...vote('yn')], { worked: 1, total: 2 }],
])('sums up %s', (_, votes, expected) => {
  expect(summarizeVotes(votes, NOW)).toMatchObject(expected);
});

it('lets a vote count half after 14 days', () => {
  expect(summarizeVotes([...vote('y', 14), ...vote('n')], NOW).share).toBeCloseTo(1 / 3, 4);
});

async function openStore() {
  const { visitors: url } = getTestUrls(makeTestUrl());
  let now = NOW;
  const store = openVisitorStore({ url, clock: () => now });
  await store.prepare(null);
  return { store, setNow: (time: number) => void (now = new Date(time)) };
}

it('stores a vote once, lets it be taken back for a minute, and forgets an offer’s', async () => {
  const { store, setNow } = await openStore();
  await store.saveVote({ ...LAMPS, worked: false, token: 'a' });
  await store.saveVote({ ...LAMPS, worked: true, token: 'a' });
  await store.saveVote({ ...LAMPS, worked: false, token: 'b' });
  await store.saveVote({ source: 'cj', externalId: '1', worked: true, token: 'c' });
  expect(await store.listVotedOffers(2)).toEqual([
    { ...LAMPS, worked: 1, total: 2, share: 0.5, isDoubtful: false },
  ]);
  await store.removeVote('b');
  const left = await store.listVotedOffers(1);
  expect(left.map(({ source, total }) => [source, total]).sort()).toEqual([
    ['awin', 1],
    ['cj', 1],
  ]);
  setNow(NOW.getTime() + 2 * 60_000);
  await store.removeVote('a');
  expect(await store.clearVotes(LAMPS)).toBe(1);
  setNow(NOW.getTime() + 61 * DAY_MS);
  expect(await store.listVotedOffers(1)).toEqual([]);
  store.close();
});

it('takes no more than so many votes an hour on an offer, whichever process has them', async () => {
  const { store, setNow } = await openStore();
  for (let count = 0; count < MAX_VOTES_AN_HOUR + 5; count += 1)
    await store.saveVote({ ...LAMPS, worked: false, token: `${count}` });
  const countVotes = async () => (await store.listVotedOffers(1))[0]?.total;
  expect(await countVotes()).toBe(MAX_VOTES_AN_HOUR);
  await store.saveVote({ source: 'cj', externalId: '1', worked: true, token: 'other' });
  expect(await store.listVotedOffers(1)).toHaveLength(2);
  setNow(NOW.getTime() + 3_600_000);
  await store.saveVote({ ...LAMPS, worked: true, token: 'later' });
  expect(await countVotes()).toBe(MAX_VOTES_AN_HOUR + 1);
  store.close();
});

it('shows offers what their votes come to, from five on, and takes no more than so many an hour', async () => {
  const { store } = await openStore();
  const coupon = buildCoupon({ origin: LAMPS });
  let time = NOW.getTime();
  const visitors = createSiteVisitors({
    openStore: () => store,
    clock: () => new Date(time),
    report: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
  const listCoupons = jest.fn(createFakeSource().listCoupons);
  const source = visitors.withVotes({ ...createFakeSource(), listCoupons, getCoupon: async () => coupon });
  /** The first read has what there is loaded. */
  const read = async () => {
    time += REFRESH_MS;
    await source.getCoupon(1);
    await store.listVotedOffers(1);
    return source.getCoupon(1);
  };
  for (let count = 0; count < 4; count += 1)
    await visitors.vote(coupon, { token: `${count}`, worked: false });
  expect(await read()).toEqual(coupon);
  await visitors.vote(coupon, { token: '4', worked: false });
  expect(await read()).toEqual({ ...coupon, votes: { worked: 0, total: 5 }, isDoubtful: true });
  await source.listCoupons({ brandId: 7, page: 2 });
  await source.listCoupons({ categoryId: 3 });
  expect(listCoupons.mock.calls).toEqual([
    [{ brandId: 7, page: 2, last: [expect.objectContaining(LAMPS)] }],
    [{ categoryId: 3 }],
  ]);
  await visitors.vote(coupon, { token: '5', worked: true });
  expect(await read()).toEqual({ ...coupon, votes: { worked: 1, total: 6 }, isDoubtful: false });
  await visitors.takeVoteBack('5');
  for (let count = 6; count < 99; count += 1)
    await visitors.vote(coupon, { token: `${count}`, worked: true });
  expect((await read())?.votes?.total).toBe(MAX_VOTES_AN_HOUR - 1);
  store.close();
});

it('goes on with what it knows where votes cannot be read, and keeps nobody waiting', async () => {
  const reported: unknown[] = [];
  let time = 0;
  const loads = [
    async () => [{ ...LAMPS, ...summarizeVotes(vote('yyyyy'), NOW) }],
    () => Promise.reject(new Error('locked')),
  ];
  const board = createVoteBoard({
    load: () => loads.shift()?.() ?? Promise.resolve([]),
    clock: () => new Date(time),
    report: (error) => reported.push(error),
  });
  expect(board.get(LAMPS)).toBeNull();
  await Promise.resolve();
  expect(board.get(LAMPS)).toMatchObject({ worked: 5 });
  time += REFRESH_MS;
  board.get(LAMPS);
  await new Promise(setImmediate);
  expect(reported).toHaveLength(1);
  expect(board.get(LAMPS)).toMatchObject({ worked: 5 });
});
