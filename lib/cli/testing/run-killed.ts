import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** For tests: runs node, which is killed just before what `moment` matches (kill-before.js). Throws where it ends otherwise. */
export async function runKilled(moment: string, args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['--import', './lib/cli/testing/kill-before.js', ...args], {
    env: { ...process.env, ...env, KILL_BEFORE: moment },
    stdio: 'ignore',
  });
  const [code, signal] = await once(child, 'exit');
  if (signal !== 'SIGKILL') throw new Error(`"${moment}" never came: ${args.join(' ')} ended with ${code}.`);
}
