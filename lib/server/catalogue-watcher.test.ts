import { createCatalogueWatcher } from './catalogue-watcher';

function setUp(versions: (number | Error)[]) {
  const getVersion = jest.fn(async () => {
    const next = versions.shift();
    if (next === undefined || next instanceof Error) throw next ?? new Error('no version left');
    return next;
  });
  const refresh = jest.fn(async () => {});
  const report = jest.fn();
  return { watcher: createCatalogueWatcher({ getVersion, refresh, report }), getVersion, refresh, report };
}

describe('createCatalogueWatcher', () => {
  it('shows nothing before the first check', () => {
    expect(setUp([]).watcher.getShownVersion()).toBeNull();
  });

  it('takes the first version as shown without refreshing', async () => {
    const { watcher, refresh } = setUp([7]);
    await watcher.check();
    expect(watcher.getShownVersion()).toBe(7);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('refreshes once for every change', async () => {
    const { watcher, refresh } = setUp([7, 7, 8, 8]);
    for (let index = 0; index < 4; index += 1) await watcher.check();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(watcher.getShownVersion()).toBe(8);
  });

  it('tries again where a refresh failed', async () => {
    const { watcher, refresh, report } = setUp([7, 8, 8]);
    refresh.mockRejectedValueOnce(new Error('down'));
    await watcher.check();
    await watcher.check();
    expect(watcher.getShownVersion()).toBe(7);
    await watcher.check();
    expect(watcher.getShownVersion()).toBe(8);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('reports a failure once, until it works again', async () => {
    const { watcher, report } = setUp([new Error('a'), new Error('b'), 1, new Error('c')]);
    for (let index = 0; index < 4; index += 1) await watcher.check();
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('never runs two checks at once', async () => {
    const { watcher, getVersion } = setUp([1, 2]);
    await Promise.all([watcher.check(), watcher.check()]);
    expect(getVersion).toHaveBeenCalledTimes(1);
  });
});
