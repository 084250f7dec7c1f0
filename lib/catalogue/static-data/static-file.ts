import { constants, open, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Far above what the files hold (docs/specification.md §9.2, §9.3: five pages of twenty). */
const MAX_STATIC_BYTES = 20 * 1024 * 1024;
const MISSING = new Set(['ENOENT', 'ENOTDIR']);
/** How often a file is looked at for a newer one in its place. */
const RECHECK_MS = 5_000;

export type StaticFileOptions<T> = {
  path: string;
  /** Throws on what it cannot take. */
  read: (body: unknown) => T;
  maxAgeMs: number;
  clock: () => Date;
  /** Called once for each broken file. */
  report: (message: string) => void;
};
type Loaded<T> = { identity: string; value: T | null; createdAt: number };

const stamped = z.looseObject({ createdAt: z.iso.datetime().optional() });

/**
 * A function that returns what a file holds; null where it is missing, broken or too old (docs/specification.md §8.3).
 * It never throws.
 */
export function createStaticFile<T>(options: StaticFileOptions<T>): () => Promise<T | null> {
  let loaded: Loaded<T> | null = null;
  let nextLook = -Infinity;
  let running: Promise<void> | null = null;

  async function look(now: number): Promise<void> {
    loaded = await load(options, loaded);
    nextLook = now + RECHECK_MS;
  }

  return async () => {
    const now = options.clock().getTime();
    if (now >= nextLook) await (running ??= look(now).finally(() => (running = null)));
    if (loaded === null) return null;
    // A file from the future would otherwise never be too old.
    return Math.abs(now - loaded.createdAt) > options.maxAgeMs ? null : loaded.value;
  };
}

async function load<T>(
  { path, read, report }: StaticFileOptions<T>,
  before: Loaded<T> | null,
): Promise<Loaded<T> | null> {
  let identity = '';
  try {
    const { ino, size, mtimeMs } = await stat(path);
    identity = [ino, size, mtimeMs].join();
    if (before?.identity === identity) return before;
    const body: unknown = JSON.parse(await readStaticText(path));
    // A file from elsewhere says by its own time how old it is.
    const { createdAt } = stamped.parse(body);
    return { identity, value: read(body), createdAt: createdAt ? Date.parse(createdAt) : mtimeMs };
  } catch (error) {
    if (isMissingFile(error)) return null;
    const reason = describe(error);
    // One that cannot even be looked at is the same one as long as the reason is.
    identity ||= reason;
    if (before?.identity !== identity) report(`${path} is not used, because it cannot be read: ${reason}`);
    return { identity, value: null, createdAt: 0 };
  }
}

function describe(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  return error instanceof Error ? error.message : String(error);
}

/**
 * The text of a file. Rejects where it is too large, or no file at all: a pipe would never end, and hold up one of the
 * few threads for files for ever.
 */
export async function readStaticText(path: string): Promise<string> {
  // Opening a pipe waits for its other end without this.
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw new Error(`${path} is no file.`);
    if (stats.size > MAX_STATIC_BYTES) {
      throw new Error(
        `${path} takes ${stats.size} bytes, more than the ${MAX_STATIC_BYTES} that a file may.`,
      );
    }
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}

/** Whether an error of the file system says that there is no such file. */
export function isMissingFile(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && MISSING.has(String(error.code));
}

/** Where the site looks for pre-built files; their address is /static-data/ (docs/specification.md §7.13). */
export const STATIC_DATA_FOLDER = path.join('public', 'static-data');

/** The files of docs/specification.md §7.13, without ".json". */
export const STATIC_DATA_NAMES = ['home-page', 'categories', 'brands', 'coupons', 'deals'] as const;

/** Where they really are, a folder a run. */
export const STATIC_DATA_STORAGE = path.join('data', 'static-data');
