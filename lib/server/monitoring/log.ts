import { format } from 'node:util';
import { destination, pino, stdTimeFunctions } from 'pino';
import type { ServedRequest } from './watch-requests';

export type LogFormat = 'text' | 'json';

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Lines wait for others, because a write costs as much as a kept response: until there are so many bytes, or so long. */
const BUFFER_BYTES = 4096;
const FLUSH_INTERVAL_MS = 250;

/** Standard output, opened with its first use; what waits is written before the process ends. */
const openOutput = once(() => {
  const output = destination({ dest: 1, sync: false, minLength: BUFFER_BYTES });
  setInterval(() => output.flush(), FLUSH_INTERVAL_MS).unref();
  return output;
});

const openLogger = once(() =>
  pino(
    {
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    openOutput(),
  ),
);

function once<T>(open: () => T): () => T {
  let opened: T | undefined;
  return () => (opened ??= open());
}

/** From now on whatever this process prints by its console is one JSON object a line. */
export function printJson(): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    Object.assign(console, { [method]: (...parts: unknown[]) => openLogger()[level](format(...parts)) });
  }
}

/** What writes a line for each request that was served. */
export function createRequestLog(logFormat: LogFormat): (request: ServedRequest) => void {
  if (logFormat === 'text') {
    const output = openOutput();
    return (request) => output.write(`${formatRequest(request, new Date())}\n`);
  }
  const logger = openLogger();
  return ({ id: requestId, milliseconds, ...rest }) =>
    logger.info({ requestId, ...rest, ms: round(milliseconds) });
}

/** A line such as "2026-11-22T12:00:00.000Z GET brand 200 0.1 ms hit 5f2c9a01-17". */
export function formatRequest(
  { id, method, route, status, milliseconds, cache }: ServedRequest,
  now: Date,
): string {
  return `${now.toISOString()} ${method} ${route} ${status} ${round(milliseconds)} ms ${cache} ${id}`;
}

/** Tenths of a millisecond are enough. */
function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
