import { spawn, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import { NEXT_SCRIPT } from '@/lib/server/next-seams/next-files';

/**
 * Starts a command of Next in this environment, with this Node and without a shell in between. It reports home only
 * where the operator has said so.
 */
export function spawnNext(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const options = { stdio: 'inherit', env: { NEXT_TELEMETRY_DISABLED: '1', ...env } } as const;
  return spawn(process.execPath, [NEXT_SCRIPT, ...args], options);
}

/** Waits for the end of a process; returns its exit code, or 128 + n when signal n ended it. */
export function waitForExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? os.constants.signals[signal] : 0)));
  });
}
