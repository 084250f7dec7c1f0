import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { spawnNext, waitForExit } from './child-process';

const runNode = (script: string) => spawn(process.execPath, ['-e', script], { stdio: 'ignore' });

describe('waitForExit', () => {
  it.each([
    ['process.exit(0)', 0],
    ['process.exit(3)', 3],
    ['process.kill(process.pid, "SIGTERM")', 143],
  ])('of %s', async (script, code) => {
    expect(await waitForExit(runNode(script))).toBe(code);
  });

  it('rejects where nothing could be started', async () => {
    await expect(waitForExit(spawn('no-such-command-here'))).rejects.toThrow('ENOENT');
  });
});

it('spawnNext knows where Next lies', () => {
  const child = spawnNext(['--version'], process.env);
  child.kill();
  expect(child.spawnargs[1]).toMatch(/next$/);
  expect(existsSync(child.spawnargs[1] ?? '')).toBe(true);
});
