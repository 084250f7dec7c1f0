import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { z } from 'zod';

export type Load = { requestsPerSecond: number; p50Ms: number; p99Ms: number };

const run = promisify(execFile);
const autocannon = createRequire(import.meta.url).resolve('autocannon');
const LOAD_CORE = '1';

const report = z.object({
  requests: z.object({ total: z.number() }),
  duration: z.number(),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  errors: z.number(),
  non2xx: z.number(),
  '3xx': z.number(),
});

export type LoadOptions = {
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** Whether every response is to be 304 instead of 200. */
  isUnchanged?: boolean;
};

/** Loads an address from the second core; requests a second and latencies. Throws where a response has another status. */
export async function measureLoad(
  url: string,
  { connections, seconds, headers = {}, isUnchanged = false }: LoadOptions,
): Promise<Load> {
  const options = [
    ...Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
    '--connections',
    String(connections),
    '--duration',
    String(seconds),
    '--json',
    '--no-progress',
  ];
  const { stdout } = await run('taskset', ['-c', LOAD_CORE, process.execPath, autocannon, ...options, url], {
    maxBuffer: 16 * 1024 * 1024,
  });
  const result = report.parse(JSON.parse(stdout));
  const unexpected = isUnchanged ? result.requests.total - result['3xx'] : result.non2xx;
  if (result.errors + unexpected > 0) {
    throw new Error(`${url}: ${result.errors} errors, ${unexpected} responses of another status`);
  }
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

/** The middle value; the lower of the two middle ones for an even count. NaN for none. */
export function getMedian(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
}

/** The median of each figure over several rounds. */
export function getMedianLoad(rounds: Load[]): Load {
  return {
    requestsPerSecond: getMedian(rounds.map((round) => round.requestsPerSecond)),
    p50Ms: getMedian(rounds.map((round) => round.p50Ms)),
    p99Ms: getMedian(rounds.map((round) => round.p99Ms)),
  };
}
