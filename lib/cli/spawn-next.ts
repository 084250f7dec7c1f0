import type { ChildProcess } from 'node:child_process';
import { spawnTool } from './tool';

/** Starts a command of Next in this environment. It reports home only where the operator has said so. */
export function spawnNext(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawnTool('next', args, { env: { NEXT_TELEMETRY_DISABLED: '1', ...env } });
}
