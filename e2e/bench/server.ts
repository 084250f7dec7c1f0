import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { NEXT_SCRIPT } from '@/lib/server/next-seams/next-files';

const SERVER_CORE = '0';
const START_TIMEOUT_MS = 60_000;
const LOOK_INTERVAL_MS = 50;

/** Runs a Next command to its end and returns the seconds it took. Throws where it fails. */
export async function runNext(command: string, env: NodeJS.ProcessEnv): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, [NEXT_SCRIPT, command], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`next ${command} ended with code ${String(code)}`);
  return (performance.now() - started) / 1000;
}

/** The built site as `npm start` serves it. */
export function startSite(port: number, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  return startServer(port, ['--max-semi-space-size=64', 'lib/cli/run.js', 'serve'], env);
}

/** The built site under Next's own server. */
export function startNext(port: number, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  return startServer(port, ['--max-semi-space-size=64', NEXT_SCRIPT, 'start', '-p', String(port)], env);
}

/** Node's http alone, with the bytes that this address sends. */
export function startBare(port: number, url: string): Promise<ChildProcess> {
  return startServer(port, ['e2e/bench/bare-server.js', String(port), url], process.env);
}

/** Starts a server on the first core alone and waits until it responds. Throws where it does not in time. */
async function startServer(port: number, args: string[], env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn('taskset', ['-c', SERVER_CORE, process.execPath, ...args], {
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await isUp(port))) {
    if (performance.now() > deadline)
      throw new Error(`The server did not respond within ${START_TIMEOUT_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_INTERVAL_MS));
  }
  return child;
}

/** Ends a server and waits until it has. */
export async function stopServer(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Memory of a process in megabytes: all, and what is its own (without files that the kernel maps into it). */
export function readMemory({ pid }: ChildProcess): { all: number; own: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? NaN) / 1024);
  return { all: read('VmRSS'), own: read('RssAnon') };
}

async function isUp(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/health`)).ok;
  } catch {
    return false;
  }
}
