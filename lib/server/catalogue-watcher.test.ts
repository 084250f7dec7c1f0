import { createCatalogueWatcher } from './catalogue-watcher';

const NOW = 1_000_000;

type Reading = { version: number; tags?: string[] | null; dueAt?: number | null } | Error;

/** A watcher that reads these, one a check; the chrome is `state.chrome`. */
function setUp(readings: Reading[]) {
  const state = { chrome: 'chrome' };
  const getChanges = jest.fn(async () => {
    const next = readings.shift() ?? new Error('no reading left');
    if (next instanceof Error) throw next;
    return { tags: [], dueAt: null, ...next };
  });
  const drop = jest.fn(async () => {});
  const report = jest.fn();
  const parts = { getChanges, loadChrome: async () => state.chrome, drop, report, clock: () => NOW };
  return { watcher: createCatalogueWatcher(parts), state, getChanges, drop, report };
}

describe('createCatalogueWatcher', () => {
  it('shows nothing before the first check', () => {
    expect(setUp([]).watcher.getShownVersion()).toBeNull();
  });

  it('drops at the first check whatever was rendered before, and at the next ones nothing', async () => {
    const { watcher, drop, getChanges } = setUp([{ version: 7, tags: null }, { version: 7 }]);
    await watcher.check();
    await watcher.check();
    expect(watcher.getShownVersion()).toBe(7);
    expect(drop.mock.calls).toEqual([[null]]);
    expect(getChanges.mock.calls).toEqual([[null], [7]]);
  });

  it.each<[string, string[] | null, string, unknown]>([
    ['what has the tags of a change', ['brand:1'], 'chrome', new Set(['brand:1'])],
    [
      'every page too where what stands around it has changed',
      ['lists'],
      'new',
      new Set(['lists', 'chrome']),
    ],
    ['everything where nobody knows what has changed', null, 'chrome', null],
  ])('drops %s, once', async (_, tags, chrome, dropped) => {
    const { watcher, drop, state } = setUp([{ version: 7 }, { version: 8, tags }, { version: 8 }]);
    await watcher.check();
    state.chrome = chrome;
    await watcher.check();
    await watcher.check();
    expect(drop.mock.calls).toEqual([[null], [dropped]]);
    expect(watcher.getShownVersion()).toBe(8);
  });

  it('tries again where dropping failed', async () => {
    const { watcher, drop, report, getChanges } = setUp([{ version: 7 }, { version: 8 }, { version: 8 }]);
    await watcher.check();
    drop.mockRejectedValueOnce(new Error('down'));
    await watcher.check();
    expect(watcher.getShownVersion()).toBe(7);
    await watcher.check();
    expect(watcher.getShownVersion()).toBe(8);
    expect(getChanges).toHaveBeenLastCalledWith(7);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it.each<[string, number | null, number]>([
    ['when something is due', NOW + 300, 300],
    ['after a second where that is later', NOW + 5_000, 1_000],
    ['after a second where nothing is due', null, 1_000],
    ['after a second where what is due could not be written', NOW - 5, 1_000],
  ])('looks again %s', async (_, dueAt, delayMs) => {
    expect(await setUp([{ version: 7, dueAt }]).watcher.check()).toBe(delayMs);
  });

  it('reports a failure once, until it works again', async () => {
    const { watcher, report } = setUp([new Error('a'), new Error('b'), { version: 1 }, new Error('c')]);
    for (let index = 0; index < 4; index += 1) await watcher.check();
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('never runs two checks at once', async () => {
    const { watcher, getChanges } = setUp([{ version: 1 }, { version: 2 }]);
    await Promise.all([watcher.check(), watcher.check()]);
    expect(getChanges).toHaveBeenCalledTimes(1);
  });
});
