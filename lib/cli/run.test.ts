import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const run = (...args: string[]) =>
  spawnSync(process.execPath, [path.join('lib', 'cli', 'run.js'), ...args], { encoding: 'utf8' });
const NAMES = /one of ([\w, -]+)\.\n$/;

describe('a command that does not exist', () => {
  it.each([
    ['nosuch', 'No command "nosuch": '],
    ['../cli/start', 'No command "../cli/start": '],
    ['two\nlines', 'No command "two\\nlines": '],
    ['progress', 'No command "progress": '],
    ['', 'No command: '],
  ])('gets one line with those that do: %j', (command, start) => {
    const { status, stdout, stderr } = run(command);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.startsWith(start)).toBe(true);
    expect(stderr).toMatch(/^[^\n]+\n$/);
  });

  it('is listed where there is none at all', () => {
    const { status, stderr } = run();
    expect(status).toBe(2);
    const commands = NAMES.exec(stderr)?.[1]?.split(', ') ?? [];
    expect(commands).toContain('start');
    const isFile = (command: string) =>
      ['lib/cli', 'lib/cli/development'].some((folder) => existsSync(`${folder}/${command}.ts`));
    expect(commands.filter((command) => !isFile(command))).toEqual([]);
  });
});
