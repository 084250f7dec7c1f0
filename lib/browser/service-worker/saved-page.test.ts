import { keepLoadedAssets } from './saved-page';

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('names the scripts, styles and fonts that the page has loaded', async () => {
  const postMessage = jest.fn();
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve({ active: { postMessage } }) },
    configurable: true,
  });
  const loaded = [
    `${location.origin}/_next/static/chunks/a.js`,
    `${location.origin}/api/v1/coupons/7`,
    'https://cdn.example/_next/static/chunks/b.js',
  ];
  Object.assign(performance, { getEntriesByType: () => loaded.map((name) => ({ name })) });
  await keepLoadedAssets();
  expect(postMessage).toHaveBeenCalledWith({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [`${location.origin}/_next/static/chunks/a.js`] },
  });
});

test('does nothing where the browser has no workers', async () => {
  await expect(keepLoadedAssets()).resolves.toBeUndefined();
});
