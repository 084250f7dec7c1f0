import type { Subscription } from '@/lib/catalogue/source';
import { listPending } from './pending-subscriptions';
import { sendPending, subscribe, unsubscribe } from './subscribe';

const KEY = 'pending-subscriptions';
const ADA: Subscription = { email: 'ada@shop.example', source: 'footer' };
const ANA: Subscription = { email: 'ana@shop.example', source: 'website' };

const fetchMock = jest.fn<Promise<{ status: number }>, [string, { body: string }]>();

function replyWith(...statuses: number[]) {
  fetchMock.mockReset();
  for (const status of statuses) fetchMock.mockResolvedValueOnce({ status });
  fetchMock.mockRejectedValue(new TypeError('offline'));
}

function listSent(): unknown[] {
  return fetchMock.mock.calls.map(([path, { body }]) => ({ path, ...JSON.parse(body) }));
}

function keep(subscriptions: Subscription[]) {
  localStorage.setItem(KEY, JSON.stringify(subscriptions));
}

beforeEach(() => {
  Object.assign(globalThis, { fetch: fetchMock });
  replyWith();
});

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('subscribe', () => {
  it.each([200, 400])('leaves nothing behind once the response is %i', async (status) => {
    replyWith(status);
    await subscribe(ADA);
    expect(listSent()).toEqual([{ path: '/api/v1/subscribe', ...ADA }]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each([429, 500, 503])('keeps what got %i', async (status) => {
    replyWith(status);
    await subscribe(ADA);
    expect(listPending()).toEqual([ADA]);
  });

  it('keeps what was sent offline, once', async () => {
    await subscribe(ADA);
    await subscribe(ADA);
    expect(listPending()).toEqual([ADA]);
  });

  it('loses nothing of a visitor who leaves before the response', () => {
    fetchMock.mockReturnValue(new Promise(() => {}));
    void subscribe(ADA);
    expect(listPending()).toEqual([ADA]);
  });
});

describe('sendPending', () => {
  it('asks nothing where nothing waits', async () => {
    await sendPending();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('sends what waits, in order, and forgets it', async () => {
    keep([ADA, ANA]);
    replyWith(200, 200);
    await sendPending();
    expect(listSent()).toMatchObject([ADA, ANA]);
    expect(listPending()).toEqual([]);
  });

  it('forgets what is refused for good, and goes on', async () => {
    keep([ADA, ANA]);
    replyWith(400, 200);
    await sendPending();
    expect(listPending()).toEqual([]);
  });

  it.each([429, 503])('keeps everything from the first %i on, without asking further', async (status) => {
    keep([ADA, ANA]);
    replyWith(status);
    await sendPending();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(listPending()).toEqual([ADA, ANA]);
  });

  it('runs once at a time, and again afterwards', async () => {
    keep([ADA]);
    await Promise.all([sendPending(), sendPending()]);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    replyWith(200);
    await sendPending();
    expect(listPending()).toEqual([]);
  });

  it('keeps what another tab adds, and skips what it has sent', async () => {
    const bob: Subscription = { email: 'bob@shop.example', source: 'footer' };
    keep([ADA, ANA]);
    fetchMock.mockImplementationOnce(async () => {
      keep([ADA, bob]);
      return { status: 200 };
    });
    await sendPending();
    expect(listSent()).toMatchObject([ADA]);
    expect(listPending()).toEqual([bob]);
  });
});

describe('unsubscribe', () => {
  it.each([
    [200, 'accepted'],
    [400, 'refused'],
    [503, 'failed'],
  ] as const)(
    'a response of %i is %s, and nothing of the address waits any more',
    async (status, outcome) => {
      keep([ADA, ANA]);
      replyWith(status);
      await expect(unsubscribe(ADA.email)).resolves.toBe(outcome);
      expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/v1/unsubscribe');
      expect(listPending()).toEqual([ANA]);
    },
  );
});

describe('where storage is denied', () => {
  it('a failed subscription waits for as long as the page is open', async () => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(deny);
    }
    await subscribe(ADA);
    replyWith(200);
    await sendPending();
    expect(listSent()).toMatchObject([ADA]);
    replyWith(200);
    await sendPending();
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
