import type { ChildProcess } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listActiveAdUnits } from '@/lib/ads';
import { INLINE_SCRIPTS } from '@/lib/browser/inline-scripts';
import { listPictureHosts } from '@/lib/catalogue/with-trusted-pictures';
import type { Settings } from '@/lib/config';
import { printJson, serveMetrics } from '@/lib/server/monitoring';
import { spawnNext, waitForExit } from './child-process';
import { CommandError, getErrorCode } from './command-error';
import { runWorkers } from './workers';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PARENT_CHECK_INTERVAL_MS = 250;
const POLL_INTERVAL_MS = 50;

const PORT_ERRORS = new Map([
  [
    'EADDRINUSE',
    'is taken: stop the program that uses it, or choose another, for example PORT=3001 npm start',
  ],
  ['EACCES', 'needs more rights than this user has: choose one above 1023, for example PORT=3000 npm start'],
]);

/**
 * Serves the built site, in this process or in several, until a signal stops it; prints its address when it responds;
 * returns its exit code. Open requests are finished first.
 */
export async function serveSite(settings: Settings): Promise<number> {
  // Before Next and React are loaded, which read it then.
  Object.assign(process.env, { NODE_ENV: 'production' });
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  if (settings.logFormat === 'json') await printJson();
  const stopped = waitForStop();
  if (settings.processes > 1 && cluster.isPrimary) {
    const closeMetrics = await openMetrics(settings);
    const onReady = () => printReady(settings);
    return runWorkers(settings.processes, { stopped, onReady }).finally(closeMetrics);
  }
  const { startHttpServer } = await import('@/lib/server/http');
  const server = await startHttpServer({
    ...settings,
    policy: listPolicySettings(settings),
    hasMetrics: settings.metricsAddress !== undefined,
  });
  const closeMetrics = cluster.isPrimary ? await openMetrics(settings) : () => undefined;
  if (cluster.isPrimary) printReady(settings);
  await stopped;
  await server.stop();
  closeMetrics();
  // The channel to the process that started this one would keep it running.
  if (process.connected) process.disconnect();
  return 0;
}

/** What the settings say of the Content-Security-Policy of pages. */
function listPolicySettings(settings: Settings) {
  return {
    ownScripts: INLINE_SCRIPTS,
    pictureHosts: listPictureHosts(settings),
    hasGoogleAds: listActiveAdUnits().some(({ adType }) => adType === 'adsense'),
    reportUrl: settings.cspReportUrl,
  };
}

/** Serves the metrics of all processes, where the settings want them; returns what stops that. Throws CommandError. */
async function openMetrics({ metricsAddress }: Settings): Promise<() => void> {
  if (metricsAddress === undefined) return () => undefined;
  return serveMetrics(metricsAddress).catch((error: unknown) => {
    throw toPortError(error, metricsAddress.port);
  });
}

/** Resolves when a signal asks this process to stop, or what started it has gone. */
function waitForStop(): Promise<void> {
  return new Promise((resolve) => {
    STOP_SIGNALS.forEach((signal) => process.once(signal, () => resolve()));
    process.once('disconnect', resolve);
    watchParent(resolve);
  });
}

function printReady({ siteName, port }: Settings): void {
  console.log(`${siteName} is ready at http://localhost:${port}`);
}

/** Serves the site for developers until it ends or a signal stops it; the same else. */
export async function serveSiteInDevelopment(settings: Settings): Promise<number> {
  const server = spawnNext(['dev', '--port', String(settings.port)], {
    ...process.env,
    NODE_ENV: 'development',
  });
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
  if (await waitForResponse(`http://localhost:${settings.port}/api/health`, signal)) printReady(settings);
}

/** Passes the signals that ask to stop on to the server, and keeps this process until the server has ended. */
function forwardSignals(child: ChildProcess): () => void {
  const forward = (signal: NodeJS.Signals) => {
    // On a terminal Ctrl+C reaches the whole group, the server too.
    if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
  };
  STOP_SIGNALS.forEach((signal) => process.on(signal, forward));
  return () => STOP_SIGNALS.forEach((signal) => process.off(signal, forward));
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
