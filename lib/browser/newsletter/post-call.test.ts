/** @jest-environment node */
import { pickOutcome, postCall } from './post-call';

const fetchMock = jest.spyOn(globalThis, 'fetch');
const BODY = { email: 'ada@shop.example', source: 'footer' };

afterAll(() => {
  fetchMock.mockRestore();
});

describe('postCall', () => {
  it('posts what it is given as JSON, for a limited time', async () => {
    fetchMock.mockResolvedValueOnce(new Response('{}'));
    await postCall('/api/v1/subscribe', BODY);
    const [path, request] = fetchMock.mock.calls[0] ?? [];
    expect(path).toBe('/api/v1/subscribe');
    expect(request).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } });
    expect(request?.body).toBe('{"email":"ada@shop.example","source":"footer"}');
    expect(request?.signal).toBeInstanceOf(AbortSignal);
  });

  it.each([
    [200, 'accepted'],
    [400, 'refused'],
    [503, 'failed'],
  ] as const)('a %i is %s', async (status, outcome) => {
    fetchMock.mockResolvedValueOnce(new Response('', { status }));
    await expect(postCall('/api/v1/subscribe', BODY)).resolves.toBe(outcome);
  });

  it('a broken connection is a failure', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('fetch failed'));
    await expect(postCall('/api/v1/subscribe', BODY)).resolves.toBe('failed');
  });
});

it.each([
  [200, 'accepted'],
  [201, 'accepted'],
  [204, 'accepted'],
  [400, 'refused'],
  [410, 'refused'],
  [413, 'refused'],
  [415, 'refused'],
  [422, 'refused'],
  [304, 'failed'],
  [401, 'failed'],
  [403, 'failed'],
  [404, 'failed'],
  [408, 'failed'],
  [425, 'failed'],
  [429, 'failed'],
  [500, 'failed'],
  [502, 'failed'],
  [503, 'failed'],
] as const)('%i is %s', (status, outcome) => {
  expect(pickOutcome(status)).toBe(outcome);
});
