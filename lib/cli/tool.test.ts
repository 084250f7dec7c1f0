/** @jest-environment node */
import { spawn } from 'node:child_process';
import { spawnTool, waitForExit } from './tool';

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

describe('spawnTool', () => {
  it('starts a tool, also one whose package has another name', async () => {
    expect(await waitForExit(spawnTool('tsc', ['--version'], { stdio: 'ignore' }))).toBe(0);
  });

  it('says how to get one that is not installed', () => {
    expect(() => spawnTool('no-such-tool-here', [])).toThrow(
      'no-such-tool-here is not installed: run "npm ci"',
    );
  });
});
