import { ApiError, fetchData } from './fetch-data';

const fetchMock = jest.fn<Promise<unknown>, [string, { signal: AbortSignal }]>();

beforeEach(() => {
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
});

test('returns what is in data', async () => {
  fetchMock.mockResolvedValue({ ok: true, json: async () => ({ data: { id: 7 } }) });
  await expect(fetchData('/api/v1/coupons/7')).resolves.toEqual({ id: 7 });
});

test('names the path and the status of a refusal', async () => {
  fetchMock.mockResolvedValue({ ok: false, status: 404 });
  await expect(fetchData('/api/v1/coupons/7')).rejects.toThrow(new ApiError('/api/v1/coupons/7', 404));
});

test('stops with the signal of its caller', async () => {
  fetchMock.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const call = new AbortController();
  const reply = fetchData('/api/v1/coupons/7', call.signal);
  call.abort();
  await expect(reply).rejects.toThrow('abort');
});
