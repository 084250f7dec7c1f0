import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { removeLeftovers } from './remove-leftovers';

const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const STAMP = '\\d{4}-\\d{2}-\\d{2}T\\d{2}-\\d{2}-\\d{2}-\\d{3}Z';
/** Earlier versions of this site left the process out of the name. */
const RESTORING = `\\.(?:(?<pid>\\d+)\\.)?${UUID}\\.restoring(?:\\.\\d+\\.partial)?`;
const BACKUP = `(?:catalogue|before-restore)-${STAMP}\\.db`;
const JOURNAL = '(?:-wal|-shm|-journal)?';

/** Where a restore of this process prepares what it restores: beside the database. */
export function buildRestoringPath(database: string): string {
  return `${database}.${process.pid}.${randomUUID()}.restoring`;
}

/** Where this process makes a file that gets the name of `target` when it is whole. */
export function buildPartialPath(target: string): string {
  return `${target}.${process.pid}.partial`;
}

/**
 * Removes what runs that were killed have left of restores of this database, beside it and in `backups`, but for a file
 * of the name `kept`.
 */
export async function removeRestoreLeftovers(database: string, kept?: string): Promise<void> {
  const { dir, base } = path.parse(database);
  await removeLeftovers(dir, new RegExp(`^${escapePattern(base)}${RESTORING}${JOURNAL}$`), kept);
  const partial = new RegExp(`^${BACKUP}\\.(?<pid>\\d+)\\.partial${JOURNAL}$`);
  await removeLeftovers(path.join(dir, 'backups'), partial, kept);
}

/** Removes what runs that were killed have left of copies under this name. */
export async function removePartialLeftovers(target: string): Promise<void> {
  const { dir, base } = path.parse(target);
  await removeLeftovers(dir, new RegExp(`^${escapePattern(base)}\\.(?<pid>\\d+)\\.partial${JOURNAL}$`));
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
