import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { checkPort, waitForResponse, watchParent } from './serve-site';

const UNDER_NPM = { npm_lifecycle_event: 'start', NODE_ENV: 'test' } as const;

function setParent(pid: number) {
  Object.defineProperty(process, 'ppid', { value: pid, configurable: true });
}

describe('watchParent', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    setParent(50);
  });

  afterEach(() => jest.useRealTimers());

  it('reports once that npm is gone', () => {
    const onGone = jest.fn();
    watchParent(onGone, UNDER_NPM);
    jest.advanceTimersByTime(1000);
    expect(onGone).not.toHaveBeenCalled();
    setParent(1);
    jest.advanceTimersByTime(1000);
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['without npm', () => watchParent(jest.fn(), { NODE_ENV: 'test' })],
    ['after the watch has ended', () => watchParent(jest.fn(), UNDER_NPM)()],
  ])('watches nothing %s', (_, watch) => {
    watch();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('waitForResponse', () => {
  it('takes any status for a response', async () => {
    const server = createServer((_, response) => response.writeHead(503).end('busy'));
    server.listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await waitForResponse(`http://localhost:${port}`, new AbortController().signal)).toBe(true);
    server.close();
    server.closeAllConnections();
  });

  it('ends with its signal', async () => {
    expect(await waitForResponse('http://localhost:1', AbortSignal.abort())).toBe(false);
  });
});

async function listenAnywhere() {
  const server = createTcpServer();
  server.listen(0);
  await once(server, 'listening');
  // A listening TCP server has an address of this kind; text is for sockets in the file system.
  const { port } = server.address() as AddressInfo;
  return { server, port };
}

describe('checkPort', () => {
  it('says in one line that a port is taken', async () => {
    const { server, port } = await listenAnywhere();
    await expect(checkPort(port)).rejects.toThrow(
      new RegExp(`^Port ${port} is taken: .*PORT=3001 npm start.*$`),
    );
    server.close();
  });

  it('leaves a free port free', async () => {
    const { server, port } = await listenAnywhere();
    server.close();
    await once(server, 'close');
    await checkPort(port);
    await expect(checkPort(port)).resolves.toBeUndefined();
  });
});
