import { buildFramedAdUnit } from './testing/build-ad-unit';

const fetchMock = jest.fn();
const units = [buildFramedAdUnit()];

beforeEach(() => {
  jest.resetModules();
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
});

test('asks once a page', async () => {
  fetchMock.mockResolvedValue({ ok: true, json: async () => ({ data: units }) });
  const { fetchAdUnits, listKnownAdUnits } = await import('./fetched-ad-units');
  expect(listKnownAdUnits()).toEqual([]);
  expect(await Promise.all([fetchAdUnits(), fetchAdUnits()])).toEqual([units, units]);
  expect(listKnownAdUnits()).toEqual(units);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock).toHaveBeenCalledWith('/api/ads', expect.anything());
});

test.each([
  ['blocked', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refused', async () => ({ ok: false, status: 500 })],
  ['no JSON', async () => ({ ok: true, json: () => Promise.reject(new SyntaxError('<html>')) })],
])('there are no units where the call %s', async (_, respond) => {
  fetchMock.mockImplementation(respond);
  const { fetchAdUnits, listKnownAdUnits } = await import('./fetched-ad-units');
  expect(await fetchAdUnits()).toEqual([]);
  expect(listKnownAdUnits()).toEqual([]);
});
