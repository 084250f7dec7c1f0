import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Whether two paths lead to one file, also by way of links, and also to one that is still to come. */
export function isSameFile(one: string, other: string): boolean {
  return toRealPath(one) === toRealPath(other);
}

/** The path without links in it, as far as it is there already. */
export function toRealPath(file: string): string {
  if (existsSync(file)) return realpathSync(file);
  const { dir, base } = path.parse(path.resolve(file));
  return path.join(existsSync(dir) ? realpathSync(dir) : dir, base);
}
