/** @jest-environment node */
import { sendSubscription } from './send-subscription';

const SUBSCRIPTION = { email: 'ada@shop.example', source: 'footer' } as const;
const fetchMock = jest.spyOn(globalThis, 'fetch');

afterAll(() => {
  fetchMock.mockRestore();
});

describe('sendSubscription', () => {
  it('posts the address and its source as JSON', async () => {
    fetchMock.mockResolvedValueOnce(new Response('{}'));
    await sendSubscription(SUBSCRIPTION);
    const [path, request] = fetchMock.mock.calls[0] ?? [];
    expect(path).toBe('/api/v1/subscribe');
    expect(request).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } });
    expect(request?.body).toBe('{"email":"ada@shop.example","source":"footer"}');
    expect(request?.signal).toBeInstanceOf(AbortSignal);
  });

  it('tells that the address was accepted', async () => {
    fetchMock.mockResolvedValueOnce(new Response('{}', { status: 200 }));
    await expect(sendSubscription(SUBSCRIPTION)).resolves.toBe(true);
  });

  it.each([400, 429, 500, 503])('tells that a %i is a failure', async (status) => {
    fetchMock.mockResolvedValueOnce(new Response('', { status }));
    await expect(sendSubscription(SUBSCRIPTION)).resolves.toBe(false);
  });

  it('tells that a broken connection is a failure', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('fetch failed'));
    await expect(sendSubscription(SUBSCRIPTION)).resolves.toBe(false);
  });
});
