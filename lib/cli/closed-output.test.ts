import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const SCRIPT = path.join(__dirname, 'testing', 'print-until-closed.ts');
/** On a machine that does much else; without a mistake they end at once. */
const TIMEOUT_MS = 60_000;

it.each([
  ['0', 0],
  ['5', 5],
  ['error', 7],
])(
  'a command whose reader leaves ends with the code it has earned: %s',
  async (end, exitCode) => {
    const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, end], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: TIMEOUT_MS,
    });
    const exit = once(child, 'exit');
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stderr.destroy();
    expect(await exit).toEqual([exitCode, null]);
  },
  TIMEOUT_MS,
);
