import { keepLoadedAssets, registerWorker } from './register-worker';

const register = jest.fn();

type Environment = {
  mode: NodeJS.ProcessEnv['NODE_ENV'];
  hasWorkers: boolean;
  state: DocumentReadyState;
};

function setEnvironment(values: Environment) {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: values.mode });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(values.state);
  if (values.hasWorkers)
    Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
}

beforeEach(() => register.mockReset().mockResolvedValue(undefined));
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('starts the worker at once on a page that has loaded', () => {
  setEnvironment({ mode: 'production', hasWorkers: true, state: 'complete' });
  registerWorker();
  expect(register).toHaveBeenCalledWith('/sw.js');
});

test('waits until the page has loaded', () => {
  setEnvironment({ mode: 'production', hasWorkers: true, state: 'interactive' });
  registerWorker();
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(register).toHaveBeenCalledTimes(1);
});

test.each<[string, Omit<Environment, 'state'>]>([
  ['for developers', { mode: 'development', hasWorkers: true }],
  ['where the browser has none, or the address is insecure', { mode: 'production', hasWorkers: false }],
])('starts none %s', (_, environment) => {
  setEnvironment({ ...environment, state: 'complete' });
  expect(registerWorker).not.toThrow();
  expect(register).not.toHaveBeenCalled();
});

test('says nothing where it is refused', async () => {
  const onError = jest.spyOn(console, 'error');
  setEnvironment({ mode: 'production', hasWorkers: true, state: 'complete' });
  register.mockRejectedValue(new DOMException('denied', 'SecurityError'));
  registerWorker();
  await Promise.resolve();
  expect(onError).not.toHaveBeenCalled();
});

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
