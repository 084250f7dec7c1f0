import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { buildClientKeyEnv } from '@/lib/server';

const COMMAND = ['lib/cli/run.js', 'serve'];
const RESTART_DELAY_MS = 1000;

type Watch = {
  /** Resolves when all are to stop. */
  stopped: Promise<void>;
  /** Called once, when the first process takes requests. */
  onReady: () => void;
  /** The script that each process runs, and its arguments. */
  command?: string[];
};

/**
 * Serves the site with `count` processes behind one port. One that dies is started again after RESTART_DELAY_MS; all are
 * stopped together, each after its open requests. Returns the exit code: 1 where none could start.
 */
export async function runWorkers(
  count: number,
  { stopped, onReady, command = COMMAND }: Watch,
): Promise<number> {
  // Counts for all processes what each client does.
  new RateLimiterClusterMaster();
  const env = buildClientKeyEnv();
  const [exec, ...args] = command;
  cluster.setupPrimary({ exec, args });
  let isReady = false;
  let isStopping = false;
  const failed = new Promise<void>((resolve) => {
    cluster.on('exit', async (worker: Worker, code: number, signal: string | null) => {
      if (isStopping) return;
      if (!isReady) return resolve();
      console.error(`Process ${worker.process.pid} ended (${signal ?? code}) and is started again.`);
      await sleep(RESTART_DELAY_MS);
      if (!isStopping) cluster.fork(env);
    });
  });
  cluster.once('listening', () => {
    isReady = true;
    onReady();
  });
  for (let index = 0; index < count; index += 1) cluster.fork(env);
  await Promise.race([stopped, failed]);
  isStopping = true;
  await stopAll();
  return isReady ? 0 : 1;
}

async function stopAll(): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  await Promise.all(
    workers.map(async (worker) => {
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      worker.process.kill('SIGTERM');
      await ended;
    }),
  );
}
