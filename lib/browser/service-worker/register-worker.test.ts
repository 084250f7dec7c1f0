import { registerWorker } from './register-worker';

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
