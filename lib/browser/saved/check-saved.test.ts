import { toApiCoupon } from '@/lib/catalogue/wire/offer';
import { buildCoupon } from '@/lib/testing/build-offer';
import { checkDueOffers, checkSavedOffer } from './check-saved';
import { savedOffers } from './stored-offers';
import { buildSaved } from './testing/build-saved';

const fetchMock = jest.fn<Promise<unknown>, [string]>();

beforeEach(() => {
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
});
afterEach(() => savedOffers.clear());

function respond(coupon = buildCoupon()) {
  return { ok: true, json: async () => ({ data: toApiCoupon(coupon) }) };
}

function saveMany(count: number) {
  savedOffers.write(
    Array.from({ length: count }, (_, index) =>
      buildSaved({ whole: null, checkedAt: null }, { id: index + 1 }),
    ),
  );
}

const { offer: OFFER } = buildSaved({}, { id: 1 });

test('completes an offer that was saved without its code', async () => {
  saveMany(1);
  fetchMock.mockResolvedValue(respond());
  await expect(checkSavedOffer(OFFER)).resolves.toBe(true);
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/v1/coupons/1?brand=lumera');
  expect(savedOffers.read()[0]?.whole?.code).toBe('SUMMER20');
});

test.each([
  ['gone', { ok: false, status: 404 }],
  ['withdrawn', respond(buildCoupon({ withdrawn: 'hidden' }))],
])('an offer that is %s is marked', async (_, response) => {
  saveMany(1);
  fetchMock.mockResolvedValue(response);
  await expect(checkSavedOffer(OFFER)).resolves.toBe(false);
  expect(savedOffers.read()[0]?.isListed).toBe(false);
});

test.each([500, 429])('status %i says nothing about the offer', async (status) => {
  saveMany(1);
  fetchMock.mockResolvedValue({ ok: false, status });
  await expect(checkSavedOffer(OFFER)).rejects.toThrow(String(status));
  expect(savedOffers.read()[0]).toMatchObject({ isListed: true, checkedAt: null });
});

test('asks once for each offer that is due, at most four at a time', async () => {
  saveMany(10);
  let running = 0;
  let most = 0;
  fetchMock.mockImplementation(async (path) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return respond(buildCoupon({ id: Number(path.split('/').pop()) }));
  });
  await checkDueOffers(new AbortController().signal);
  expect(fetchMock).toHaveBeenCalledTimes(10);
  expect(most).toBe(4);
  expect(savedOffers.read().every(({ whole }) => whole?.code === 'SUMMER20')).toBe(true);
  await checkDueOffers(new AbortController().signal);
  expect(fetchMock).toHaveBeenCalledTimes(10);
});

test('the first failure ends it, without a complaint', async () => {
  saveMany(10);
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await checkDueOffers(new AbortController().signal);
  expect(fetchMock).toHaveBeenCalledTimes(4);
});

test('asks nothing after the page was left', async () => {
  saveMany(3);
  await checkDueOffers(AbortSignal.abort());
  expect(fetchMock).not.toHaveBeenCalled();
});
