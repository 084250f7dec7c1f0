import { createFakeSource } from '@/lib/api/testing/fake-source';
import { HostError } from './host-error';
import { buildApiHandler } from './testing/build-api-handler';
import { createFakeFetch } from './testing/create-fake-fetch';
import { startStubHost } from './testing/start-stub-host';
import { createHttpCatalogue, type HttpCatalogueSettings } from '.';

type Fetch = typeof globalThis.fetch;

const BRAND = { id: 7, name: 'Lumera', unique_name: 'lumera' };
const COUPON = { id: 1, brand: BRAND, name: 'Ten off' };
const COUPONS = { data: { coupon_list: [COUPON], total: 1 } };
const DOWN = () => new Response('{}', { status: 503 });
const FAST = { timeoutMs: 10_000, retryDelayMs: { first: 1, longest: 2 } };

/** A catalogue whose host gives these responses, one after the other and the last one for ever. */
function open(
  replies: (() => Response | Promise<Response>)[],
  settings: Partial<HttpCatalogueSettings> = {},
) {
  const fetch = jest.fn<ReturnType<Fetch>, Parameters<Fetch>>(async () => {
    const [reply] = replies.length > 1 ? replies.splice(0, 1) : replies;
    if (reply === undefined) throw new Error('There is no response.');
    return reply();
  });
  const report = jest.fn();
  const onUnavailable = jest.fn(async () => {});
  const source = createHttpCatalogue({
    ...{ baseUrl: 'https://api.example', fetch, report, onUnavailable, protection: FAST, staleTimeoutMs: 20 },
    ...settings,
  });
  return { source, fetch, report, onUnavailable };
}

const good = () => Response.json(COUPONS);
const listTotal = async ({ listCoupons }: { listCoupons: () => Promise<{ total: number }> }) =>
  (await listCoupons()).total;

afterEach(() => jest.restoreAllMocks());

describe('one question', () => {
  it('that many ask at once is asked once', async () => {
    const { source, fetch } = open([good]);
    await Promise.all([source.listCoupons(), source.listCoupons(), source.listCoupons({ page: 2 })]);
    expect(fetch).toHaveBeenCalledTimes(2);
    await source.listCoupons();
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('is asked again, twice at most, where the host fails', async () => {
    const recovering = open([DOWN, DOWN, good]);
    expect(await listTotal(recovering.source)).toBe(1);
    const failing = open([DOWN]);
    await expect(failing.source.listCoupons()).rejects.toThrow(HostError);
    expect(failing.fetch).toHaveBeenCalledTimes(3);
  });

  it.each([400, 401, 404, 501])('is not asked again where the host responds with %d', async (status) => {
    const { source, fetch } = open([() => new Response('{}', { status })]);
    await expect(source.listCoupons()).rejects.toThrow(HostError);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is redirected within its host', async () => {
    const moved = () => new Response(null, { status: 301, headers: { location: '/v2/coupons' } });
    const { source, fetch } = open([moved, good]);
    expect(await listTotal(source)).toBe(1);
    expect(fetch.mock.calls[1]?.[0]).toBe('https://api.example/v2/coupons');
  });

  it.each(['https://elsewhere.example/', 'http://api.example/plain', 'file:///etc/passwd', '//x:y'])(
    'is not redirected to %s',
    async (location) => {
      const { source, fetch } = open([() => new Response(null, { status: 302, headers: { location } })]);
      await expect(source.listCoupons()).rejects.toThrow('responded with 302');
      expect(fetch).toHaveBeenCalledTimes(1);
    },
  );
});

it('sends a subscription once, whatever happens to it, and never along a redirect', async () => {
  for (const reply of [DOWN, () => new Response(null, { status: 307, headers: { location: '/x' } })]) {
    const { source, fetch } = open([reply]);
    await expect(source.subscribe({ email: 'ana@example.com', source: 'footer' })).rejects.toThrow(HostError);
    expect(fetch).toHaveBeenCalledTimes(1);
  }
});

describe('a last good response', () => {
  it('stands in for a failure, which is reported', async () => {
    const { source, report, onUnavailable } = open([good, DOWN]);
    const reported = new Promise((resolve) => report.mockImplementation(resolve));
    await source.listCoupons();
    expect(await listTotal(source)).toBe(1);
    await reported;
    expect(report.mock.calls).toEqual([[expect.any(HostError)]]);
    expect(onUnavailable).toHaveBeenCalledTimes(1);
  });

  it('stands in for a host that takes its time, and is then renewed', async () => {
    let replyLate: (response: Response) => void = () => {};
    const late = () => new Promise<Response>((resolve) => (replyLate = resolve));
    const { source } = open([good, late, DOWN]);
    await source.listCoupons();
    expect(await listTotal(source)).toBe(1);
    replyLate(Response.json({ data: [], total: 0 }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(await listTotal(source)).toBe(0);
  });

  it('is given up for a host that says late, and goes on saying, that there is no such thing', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const found = () => Response.json({ data: COUPON });
    let replyLate: (response: Response) => void = () => {};
    const late = () => new Promise<Response>((resolve) => (replyLate = resolve));
    const { source, report } = open([found, late, late, DOWN]);
    await source.getCoupon(1);
    for (const waitedMs of [0, 60_000]) {
      clock.mockReturnValue(waitedMs);
      expect(await source.getCoupon(1)).toMatchObject({ id: 1 });
      replyLate(new Response(null, { status: 404 }));
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(report).not.toHaveBeenCalled();
    await expect(source.getCoupon(1)).rejects.toThrow(HostError);
  });

  it('counts as available as long as it is fresh', async () => {
    const { source, onUnavailable } = open([good, DOWN], { freshMs: 60_000 });
    await source.listCoupons();
    await source.listCoupons();
    expect(onUnavailable).not.toHaveBeenCalled();
  });

  it('is not kept where the operator wants none', async () => {
    const { source } = open([good, DOWN], { maxStaleHours: 0 });
    await source.listCoupons();
    await expect(source.listCoupons()).rejects.toThrow(HostError);
  });
});

describe('a host that keeps failing', () => {
  const protection = { ...FAST, maxRetries: 0, failuresToBreak: 2, pauseMs: { first: 300, longest: 300 } };
  const pages = Array.from({ length: 20 }, (_, index) => index + 1);
  const late = (response: Response) => () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(response), 50));

  /** A host that is left alone, and would be asked again now; `next` is what it then returns. */
  async function openPaused(next: () => Promise<Response>) {
    const { source, fetch } = open([DOWN, DOWN, next, good], { protection });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    for (let index = 0; index < 5; index += 1) await expect(source.listDeals()).rejects.toThrow(HostError);
    expect(fetch).toHaveBeenCalledTimes(2);
    clock.mockReturnValue(300);
    const listAll = () => Promise.allSettled(pages.map((page) => source.listCoupons({ page })));
    return { fetch, listAll };
  }

  const countServed = (results: PromiseSettledResult<unknown>[]) =>
    results.filter(({ status }) => status === 'fulfilled').length;

  it('is left alone for a while; once one call has found that it has recovered, all that waited are served', async () => {
    const { fetch, listAll } = await openPaused(late(good()));
    expect(countServed(await listAll())).toBe(20);
    expect(fetch).toHaveBeenCalledTimes(22);
  });

  it('gets no other call than the one that finds that it has not recovered', async () => {
    const { fetch, listAll } = await openPaused(late(DOWN()));
    expect(countServed(await listAll())).toBe(0);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('is not left alone again for calls that began before it recovered', async () => {
    const ends: ((response: Response) => void)[] = [];
    const pending = () => new Promise<Response>((resolve) => ends.push(resolve));
    const { source } = open([pending, pending, pending, good], { protection });
    const early = [1, 2, 3].map((page) => source.listDeals({ page }).catch((error: unknown) => error));
    expect(await listTotal(source)).toBe(1);
    for (const end of ends) end(DOWN());
    expect(await Promise.all(early)).toEqual([1, 2, 3].map(() => expect.any(HostError)));
    await expect(source.listCoupons({ page: 2 })).resolves.toMatchObject({ page: 2 });
  });

  it('is not waited for long where it hangs, and not at all where an old response is at hand', async () => {
    const hung = () => new Promise<Response>(() => {});
    const { source } = open([good, DOWN, DOWN, hung], {
      protection: { ...protection, timeoutMs: 1500, probeWaitMs: 600 },
      staleTimeoutMs: 3000,
    });
    const measure = async (work: Promise<unknown>) => {
      const startedAt = performance.now();
      await work.catch(() => {});
      return performance.now() - startedAt;
    };
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    await source.listCoupons();
    for (let index = 0; index < 2; index += 1) await expect(source.listDeals()).rejects.toThrow(HostError);
    clock.mockReturnValue(300);
    void measure(source.listDeals({ page: 2 }));
    const [known, unknown] = await Promise.all([
      measure(source.listCoupons()),
      measure(source.listDeals({ page: 3 })),
    ]);
    expect(known).toBeLessThan(500);
    expect(unknown).toBeGreaterThan(500);
    expect(unknown).toBeLessThan(2000);
  });
});

it('makes a bounded number of calls at once, and lets a bounded number wait', async () => {
  let running = 0;
  let most = 0;
  const fetch: Fetch = async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return good();
  };
  const protection = { timeoutMs: 5000, maxRunning: 2, maxWaiting: 3 };
  const { source } = open([], { fetch, protection });
  const pages = Array.from({ length: 7 }, (_, index) => source.listCoupons({ page: index + 1 }));
  const results = await Promise.allSettled(pages);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(most).toBe(2);
});

it('asks all its questions over few connections', async () => {
  const host = await startStubHost(buildApiHandler(createFakeSource()));
  const source = createHttpCatalogue({ baseUrl: host.baseUrl });
  for (let page = 1; page <= 20; page += 1) await source.listCoupons({ page });
  expect(host.calls.filter((call) => call.includes('/coupons'))).toHaveLength(20);
  expect(host.countConnections()).toBeLessThanOrEqual(2);
  await host.close();
});

it('asks for statistics that a host does not have without taking it for unavailable', async () => {
  const total = { data: [{ id: 1, brand: BRAND, name: 'Oro', title: 'Oro' }], total: 3 };
  const { fetch } = createFakeFetch({
    brands: total,
    coupons: total,
    deals: total,
    stats: new Response('<p>'),
  });
  const { source, onUnavailable } = open([], { fetch });
  expect(await source.getStats()).toEqual({ brands: 3, coupons: 3, deals: 3 });
  expect(onUnavailable).not.toHaveBeenCalled();
});
