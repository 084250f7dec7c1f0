import { SettingsError } from '@/lib/config';
import { CommandError } from './command-error';

/**
 * Runs a command and sets the exit code it answers. Errors that a person can mend are printed as their lines alone;
 * anything else is a bug and keeps its stack.
 */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    process.exitCode = error instanceof CommandError ? error.exitCode : 1;
    console.error(describeError(error));
  }
}

function describeError(error: unknown): string {
  if (error instanceof CommandError || error instanceof SettingsError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
