import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { NEXT_SCRIPT } from '@/lib/server/next-seams/next-files';

const SERVER_CORE = '0';
const START_TIMEOUT_MS = 60_000;
const LOOK_INTERVAL_MS = 50;
const MEGABYTE = 1024 * 1024;

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

/** The build of `npm run bench` as `npm start` serves it. */
export function startSite(port: number, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  return startServer(port, ['.next-bench/serve.mjs'], env);
}

/** The built site with these options of Node, in a control group with so much memory where that is said. */
export function startSiteWithin(port: number, options: string[], megabytes?: number): Promise<ChildProcess> {
  const env = { ...process.env, NODE_ENV: 'production' as const };
  return startServer(port, [...options, 'lib/cli/run.js', 'serve'], env, megabytes);
}

/** The built site under Next's own server. */
export function startNext(port: number, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  return startServer(port, [NEXT_SCRIPT, 'start', '-p', String(port)], env);
}

/** Node's http alone, with the bytes that this address sends. */
export function startBare(port: number, url: string): Promise<ChildProcess> {
  return startServer(port, ['e2e/bench/bare-server.js', String(port), url], process.env);
}

function startServer(
  port: number,
  args: string[],
  env: NodeJS.ProcessEnv,
  megabytes?: number,
): Promise<ChildProcess> {
  return startProgram(port, [process.execPath, ...args], env, megabytes);
}

/**
 * Starts a server on the first core alone, in a control group with so much memory where that is said, and waits until it
 * responds. Throws where it does not in time.
 */
export async function startProgram(
  port: number,
  command: string[],
  env: NodeJS.ProcessEnv,
  megabytes?: number,
): Promise<ChildProcess> {
  const group = megabytes === undefined ? null : createControlGroup(megabytes);
  const enter = group === null ? [] : ['sh', '-c', 'echo $$ > "$0" && exec "$@"', group];
  const [program = '', ...args] = [...enter, 'taskset', '-c', SERVER_CORE, ...command];
  const child = spawn(program, args, {
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await isUp(port))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The server has ended.');
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

export type Memory = { all: number; own: number; files: number; proportional: number };

/**
 * Memory of a process in megabytes: all that is resident, what is its own, what are pages of mapped files (which the
 * kernel takes back where memory is short), and all with what several mappings share counted once.
 */
export function readMemory({ pid }: ChildProcess): Memory {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const read = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? NaN) / 1024);
  const [all, own] = [read('Rss'), read('Anonymous')];
  return { all, own, files: all - own, proportional: read('Pss') };
}

/** A control group of this process that has so much memory and no swap, in either version; returns where its processes are listed. */
function createControlGroup(megabytes: number): string {
  const isFirst = existsSync('/sys/fs/cgroup/memory');
  const folder = `/sys/fs/cgroup/${isFirst ? 'memory/' : ''}clipmint-bench-${process.pid}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/${isFirst ? 'memory.limit_in_bytes' : 'memory.max'}`,
    String(megabytes * MEGABYTE),
  );
  return `${folder}/cgroup.procs`;
}

async function isUp(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/health`)).ok;
  } catch {
    return false;
  }
}
