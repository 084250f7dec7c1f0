import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { runWorkers } from './workers';

const SCRIPT = 'lib/cli/testing/respond-with-pid.js';
const COUNT = 2;
const TIMEOUT_MS = 15_000;
const ONE_TIMEOUT_MS = 1_000;

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Asks until `isEnough` of the ids of the processes that have responded. */
async function askUntil(url: string, isEnough: (ids: Set<string>) => boolean): Promise<Set<string>> {
  const ids = new Set<string>();
  const deadline = performance.now() + TIMEOUT_MS;
  while (!isEnough(ids)) {
    if (performance.now() > deadline) throw new Error(`Only ${[...ids].join(', ')} responded.`);
    // Who asks the one that ends at this moment gets no response, or waits for one.
    const signal = AbortSignal.timeout(ONE_TIMEOUT_MS);
    const id = await fetch(url, { signal }).then(
      (response) => response.text(),
      () => null,
    );
    if (id !== null) ids.add(id);
  }
  return ids;
}

function isRunning(id: string): boolean {
  try {
    return process.kill(Number(id), 0);
  } catch {
    return false;
  }
}

it('starts a process again that was killed, and stops all after their open requests', async () => {
  const port = await findFreePort();
  const report = jest.spyOn(console, 'error').mockImplementation();
  const [url, onReady] = [`http://127.0.0.1:${port}/`, jest.fn()];
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => (stop = resolve));
  const ended = runWorkers(COUNT, { stopped, onReady, command: [SCRIPT, String(port)] });

  const first = await askUntil(url, ({ size }) => size === COUNT);
  const [killed = ''] = first;
  process.kill(Number(killed), 'SIGKILL');
  const later = await askUntil(url, (ids) => [...ids].filter((id) => !first.has(id)).length === 1);
  expect(report).toHaveBeenCalledWith(`Process ${killed} ended (SIGKILL) and is started again.`);
  expect(onReady).toHaveBeenCalledTimes(1);

  const slow = await fetch(`${url}slow`);
  stop();
  expect(later).toContain(await slow.text());
  expect(await ended).toBe(0);
  expect([...first, ...later].filter(isRunning)).toEqual([]);
});

it('fails where no process can start', async () => {
  const [stopped, onReady] = [new Promise<void>(() => {}), jest.fn()];
  expect(await runWorkers(COUNT, { stopped, onReady, command: [SCRIPT] })).toBe(1);
  expect(onReady).not.toHaveBeenCalled();
  expect(Object.keys(cluster.workers ?? {})).toEqual([]);
});
