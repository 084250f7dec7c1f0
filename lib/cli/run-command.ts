import { SettingsError } from '@/lib/config';
import { CommandError } from './command-error';
import { getErrorCode } from './get-error-code';
import { HelpRequest } from './usage-error';

/** What a stream says whose reader has gone. */
const CLOSED_CODES = new Set(['EPIPE', 'ERR_STREAM_DESTROYED']);

/**
 * Runs a command and sets the exit code it answers; prints how it is called where somebody asks for that. Errors that a
 * person can mend are printed as their lines alone; anything else is a bug and keeps its stack. Whoever stops reading
 * what is printed does not stop the command.
 */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  outliveReaders();
  try {
    process.exitCode = await command();
  } catch (error) {
    if (error instanceof HelpRequest) {
      process.exitCode = 0;
      console.log(error.usage);
      return;
    }
    process.exitCode = error instanceof CommandError ? error.exitCode : 1;
    console.error(describeError(error));
  }
}

/** In `… | head -3` the work goes on when head has seen enough, and its exit code counts. */
function outliveReaders(): void {
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
