import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { NEXT_SCRIPT } from '@/lib/server/next-seams/next-files';

const SERVER_CORE = '0';
const START_TIMEOUT_MS = 20_000;
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

/** Starts the built site on the first core alone and waits until it responds. Throws where it does not in time. */
export async function startServer(port: number, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const args = [
    '-c',
    SERVER_CORE,
    process.execPath,
    '--max-semi-space-size=64',
    NEXT_SCRIPT,
    'start',
    '-p',
    String(port),
  ];
  const child = spawn('taskset', args, {
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

async function isUp(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/health`)).ok;
  } catch {
    return false;
  }
}
