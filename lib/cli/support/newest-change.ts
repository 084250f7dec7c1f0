import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * When the newest of these files and folders changed, ms since the epoch; 0 where none exists. Folders count with all
 * they hold and with their own time, which tells of a file that was deleted. Tests and the paths in `except` do not.
 */
export function getNewestChange(paths: string[], except: string[] = []): number {
  return Math.max(0, ...paths.map((file) => getChange(path.normalize(file), except.map(path.normalize))));
}

function getChange(file: string, except: string[]): number {
  if (except.includes(file) || isTest(file)) return 0;
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(file).reduce(
    (newest, name) => Math.max(newest, getChange(path.join(file, name), except)),
    stats.mtimeMs,
  );
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}
