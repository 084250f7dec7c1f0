/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { changeEntry, pushEntry, readEntry } from './history-entry';

const ROUTER = readFileSync(require.resolve('next/dist/client/components/app-router'), 'utf8');
const ROUTER_STATE = { __NA: true, __PRIVATE_NEXTJS_INTERNALS_TREE: { tree: [] } };

type HistoryMethod = 'pushState' | 'replaceState';

/** Next's own version of a method of window.history, over these functions. */
function getPatched(method: HistoryMethod, navigate: () => void, original: () => void): History['pushState'] {
  const [, text] = new RegExp(`window\\.history\\.${method} = (function[^]*?\\n {8}});`).exec(ROUTER) ?? [];
  const originalName = `original${method[0]?.toUpperCase()}${method.slice(1)}`;
  const names = ['copyNextJsInternalHistoryState', 'applyUrlFromHistoryPushReplace', originalName];
  const build = new Function(...names, `return ${text}`);
  return build((data: unknown) => data, navigate, original);
}

describe.each(['pushState', 'replaceState'] as const)("%s of Next's router", (method) => {
  it.each([
    ['leaves an entry alone that keeps its keys', { ...ROUTER_STATE, openOffer: true }, 0],
    ['navigates for any other', { openOffer: true }, 1],
  ])('%s', (_, state, navigations) => {
    const [navigate, original] = [jest.fn(), jest.fn()];
    getPatched(method, navigate, original)(state, '', '/brands/lumera');
    expect(navigate).toHaveBeenCalledTimes(navigations);
    expect(original).toHaveBeenCalledWith(state, '', '/brands/lumera');
  });
});

it('the router writes its keys into every entry', () => {
  for (const key of Object.keys(ROUTER_STATE)) {
    expect(ROUTER.slice(ROUTER.indexOf('const historyState = {'))).toContain(`${key}:`);
  }
});

it('an entry keeps the keys of the router', () => {
  window.history.replaceState(ROUTER_STATE, '', '/coupons');
  pushEntry({ openOffer: true }, '/brands/lumera?coupon=7');
  expect(readEntry()).toMatchObject({ ...ROUTER_STATE, openOffer: true });
  changeEntry({ openOffer: undefined });
  expect(readEntry()).not.toHaveProperty('openOffer', true);
  expect(readEntry()).toMatchObject(ROUTER_STATE);
  expect(window.location.pathname).toBe('/brands/lumera');
});

describe('an address that the router writes', () => {
  // HistoryUpdater keeps the marks of an entry where it restores a page, and no others.
  const writeRestored = (url: string) => window.history.replaceState({ ...readEntry() }, '', url);
  const writeOwn = (url: string) => window.history.replaceState(ROUTER_STATE, '', url);
  const getAddress = () => window.location.pathname + window.location.search;

  beforeEach(() => {
    writeOwn('/coupons');
    pushEntry({ openOffer: true }, '/brands/lumera?coupon=7');
  });

  it('for the entry that was gone back to does not replace the one that was gone forward to', () => {
    writeRestored('/coupons');
    expect(getAddress()).toBe('/brands/lumera?coupon=7');
  });

  it('for the entry that was gone forward to does not replace the page below', async () => {
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await popped;
    writeRestored('/brands/lumera?coupon=7');
    expect(getAddress()).toBe('/coupons');
  });

  it('for a page of its own is written', () => {
    writeOwn('/deals');
    expect(getAddress()).toBe('/deals');
  });
});

it('the router keeps the marks of an entry where it restores a page', () => {
  expect(ROUTER).toContain('...pushRef.preserveCustomHistoryState ? window.history.state : {}');
});

describe('an entry that is gone back to', () => {
  const router = jest.fn();
  // The router listens later, once it is hydrated.
  beforeAll(() => window.addEventListener('popstate', router));
  beforeEach(() => router.mockClear());
  const pop = (state: unknown) => window.dispatchEvent(new PopStateEvent('popstate', { state }));

  it('of this document is left to the router', () => {
    pushEntry({}, '/deals');
    pop(readEntry());
    // A link to a heading makes an entry without a state.
    pop(null);
    expect(router).toHaveBeenCalledTimes(2);
  });

  it('of another document is loaded', () => {
    // jsdom cannot, and says so.
    const print = jest.spyOn(console, 'error').mockImplementation();
    pop({ ...readEntry(), document: 1 });
    pop(ROUTER_STATE);
    expect(print).toHaveBeenCalledTimes(2);
    expect(router).not.toHaveBeenCalled();
    print.mockRestore();
  });
});
