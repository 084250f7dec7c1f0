import { createFakeSource } from '@/lib/api/testing/fake-source';
import type { CatalogueSource } from '../source';
import { HostError } from './host-error';
import { buildApiHandler } from './testing/build-api-handler';
import { FAULT_NAMES } from './testing/faults';
import { startStubHost, type StubHost } from './testing/start-stub-host';
import { createHttpCatalogue, type HttpCatalogueSettings } from '.';

const TIMEOUT_MS = 700;
/** What a busy machine takes besides; a call without a time limit would not end at all. */
const OVERHEAD_MS = 4000;
const HURRIED = {
  timeoutMs: TIMEOUT_MS,
  retryDelayMs: { first: 1, longest: 5 },
  pauseMs: { first: 10, longest: 20 },
};

let host: StubHost;
const unhandled = jest.fn();

beforeAll(async () => {
  process.on('unhandledRejection', unhandled);
  host = await startStubHost(buildApiHandler(createFakeSource()));
  // What the first call of a process takes is none of its host's doing.
  await open({ protection: {} }).search({ query: 'a' });
});

beforeEach(() => {
  host.setFault(null);
  host.calls.length = 0;
});

afterAll(async () => {
  await host.close();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

function open(settings: Partial<HttpCatalogueSettings> = {}): CatalogueSource {
  const { baseUrl } = host;
  return createHttpCatalogue({
    baseUrl,
    protection: HURRIED,
    staleTimeoutMs: 50,
    report: () => {},
    ...settings,
  });
}

/** Waits for something that is soon to be so. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const endsAt = performance.now() + 15_000;
  while (!(await isSo())) {
    if (performance.now() > endsAt) throw new Error('It has not come to be so.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe.each(FAULT_NAMES)('a host that responds with %s', (fault) => {
  it('fails in time where nothing is kept, and responds again once it works', async () => {
    const source = open();
    host.setFault(fault);
    const startedAt = performance.now();
    await expect(source.listCoupons()).rejects.toThrow(HostError);
    expect(performance.now() - startedAt).toBeLessThan(TIMEOUT_MS + OVERHEAD_MS);
    host.setFault(null);
    await until(() =>
      source.listCoupons().then(
        ({ total }) => total > 0,
        () => false,
      ),
    );
  });

  it('is stood in for by its last good responses', async () => {
    const onUnavailable = jest.fn(async () => {});
    const source = open({ onUnavailable });
    const good = await Promise.all([source.listCoupons(), source.getBrand(1), source.search({ query: 'a' })]);
    expect(onUnavailable).not.toHaveBeenCalled();
    host.setFault(fault);
    const old = await Promise.all([source.listCoupons(), source.getBrand(1), source.search({ query: 'a' })]);
    expect(old).toEqual(good);
    expect(onUnavailable).toHaveBeenCalledTimes(3);
  });

  it('holds no connection once its calls are over', async () => {
    const source = open({ maxStaleHours: 0 });
    host.setFault(fault);
    await expect(source.listDeals()).rejects.toThrow(HostError);
    host.setFault(null);
    await until(() => host.countUnfinished() === 0);
  });
});
