import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from '@/lib/config';
import { spawnNext, waitForExit } from './child-process';
import { CommandError, getErrorCode } from './command-error';

const FORWARDED_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Measured: 1.3 times the pages a second of the default, because short-lived objects of a render die young. */
const SERVER_NODE_OPTIONS = '--max-semi-space-size=64';
const PARENT_CHECK_INTERVAL_MS = 250;
const POLL_INTERVAL_MS = 50;

const PORT_ERRORS = new Map([
  [
    'EADDRINUSE',
    'is taken: stop the program that uses it, or choose another, for example PORT=3001 npm start',
  ],
  ['EACCES', 'needs more rights than this user has: choose one above 1023, for example PORT=3000 npm start'],
]);

/** Serves the built site until it ends or a signal stops it; prints its address when it responds; returns its exit code. */
export async function serveSite(settings: Settings): Promise<number> {
  const nodeOptions = [process.env.NODE_OPTIONS, SERVER_NODE_OPTIONS].filter(Boolean).join(' ');
  return runServer('start', settings, { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: nodeOptions });
}

/** Serves the site for developers, in the same way. */
export async function serveSiteInDevelopment(settings: Settings): Promise<number> {
  return runServer('dev', settings, { ...process.env, NODE_ENV: 'development' });
}

async function runServer(mode: 'start' | 'dev', settings: Settings, env: NodeJS.ProcessEnv): Promise<number> {
  const server = spawnNext([mode, '--port', String(settings.port)], env);
  const stopForwarding = forwardSignals(server);
  const stopWatching = watchParent(() => server.kill('SIGTERM'));
  const watch = new AbortController();
  void announce(settings, watch.signal);
  try {
    return await waitForExit(server);
  } finally {
    watch.abort();
    stopWatching();
    stopForwarding();
  }
}

async function announce(settings: Settings, signal: AbortSignal): Promise<void> {
  const address = `http://localhost:${settings.port}`;
  if (await waitForResponse(`${address}/api/health`, signal)) {
    console.log(`${settings.siteName} is ready at ${address}`);
  }
}

/** Passes the signals that ask to stop on to the server, and keeps this process until the server has ended. */
function forwardSignals(child: ChildProcess): () => void {
  const forward = (signal: NodeJS.Signals) => {
    // On a terminal Ctrl+C reaches the whole group, the server too.
    if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
  };
  FORWARDED_SIGNALS.forEach((signal) => process.on(signal, forward));
  return () => FORWARDED_SIGNALS.forEach((signal) => process.off(signal, forward));
}

/**
 * Calls `onGone` once when the npm that started this process has ended. A signal to npm ends npm and its shell without
 * reaching what they started, which would go on serving unseen. Returns a function that ends the watch.
 */
export function watchParent(onGone: () => void, env: NodeJS.ProcessEnv = process.env): () => void {
  // Started without npm, a process may outlive the shell it came from.
  if (env.npm_lifecycle_event === undefined) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, PARENT_CHECK_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

/** Waits until something responds at this address, whatever its status; false if `signal` ends the wait first. */
export async function waitForResponse(address: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (await isResponding(address, signal)) return true;
    await sleep(POLL_INTERVAL_MS);
  }
  return false;
}

async function isResponding(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(address, { signal });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

/** Throws CommandError with one line if nothing can listen on this port now. */
export async function checkPort(port: number): Promise<void> {
  const server = createServer();
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw toPortError(error, port);
  }
  server.close();
  await once(server, 'close');
}

function toPortError(error: unknown, port: number): unknown {
  const reason = PORT_ERRORS.get(getErrorCode(error) ?? '');
  return reason === undefined ? error : new CommandError(`Port ${port} ${reason}.`);
}
