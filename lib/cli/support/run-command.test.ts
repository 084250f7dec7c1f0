/** @jest-environment node */
import { parseSettings } from '@/lib/config/settings';
import { CommandError } from './command-error';
import { runCommand } from './run-command';

describe('runCommand', () => {
  const printed: string[] = [];

  beforeEach(() => {
    printed.length = 0;
    jest.spyOn(console, 'error').mockImplementation((text: string) => void printed.push(text));
  });

  afterEach(() => {
    process.exitCode = undefined;
    jest.restoreAllMocks();
  });

  it('sets the exit code that the work returns', async () => {
    await runCommand(async () => 7);
    expect(process.exitCode).toBe(7);
    expect(printed).toEqual([]);
  });

  it.each([
    ['a mendable error', () => Promise.reject(new CommandError('Do this.', 2)), 'Do this.', 2],
    [
      'a wrong setting',
      async () => parseSettings({ PORT: 'x' }).port,
      'PORT is "x", but takes a whole number from 1 to 65535.',
      1,
    ],
  ])('prints only the lines of %s', async (_, command, text, exitCode) => {
    await runCommand(command);
    expect(printed).toEqual([text]);
    expect(process.exitCode).toBe(exitCode);
  });

  it('keeps the stack of a bug', async () => {
    await runCommand(() => Promise.reject(new TypeError('a bug')));
    expect(printed[0]).toMatch(/^TypeError: a bug\n\s+at /);
    expect(process.exitCode).toBe(1);
  });
});
