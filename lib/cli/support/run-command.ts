import { SettingsError } from '@/lib/config';
import { CommandError, getErrorCode } from './command-error';

/** What a stream says whose reader has gone. */
const CLOSED_CODES = new Set(['EPIPE', 'ERR_STREAM_DESTROYED']);

/**
 * Does the work of a process and sets the exit code that it returns, if it returns one. Errors that a person can mend
 * are printed as their lines alone; anything else is a bug and keeps its stack. Whoever stops reading what is printed
 * does not stop the work.
 */
export async function runCommand(work: () => Promise<number | void>): Promise<void> {
  surviveClosedOutput();
  try {
    const exitCode = await work();
    if (exitCode !== undefined) process.exitCode = exitCode;
  } catch (error) {
    process.exitCode = error instanceof CommandError ? error.exitCode : 1;
    console.error(describeError(error));
  }
}

/** In `… | head -3` the work goes on when head has seen enough, and its exit code counts. */
function surviveClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    if (!stream.listeners('error').includes(ignoreClosed)) stream.on('error', ignoreClosed);
  }
}

function ignoreClosed(error: Error): void {
  if (!CLOSED_CODES.has(getErrorCode(error) ?? '')) throw error;
}

function describeError(error: unknown): string {
  if (error instanceof CommandError || error instanceof SettingsError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
