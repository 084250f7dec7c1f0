import { parseSettings } from '@/lib/config/settings';
import { createCommand, runCommand, startCommand } from './command';
import { CommandError } from './command-error';

const action = jest.fn();
const command = createCommand('thing', 'Does a thing.')
  .argument('[file...]')
  .option('--force')
  .option('--map <file>')
  .action((files, options) => action(files, options));
const start = (...args: string[]) => startCommand(command, args);

beforeEach(() => action.mockClear());

it('reads options and the rest', async () => {
  await start('a', '--force', '--map=--odd', '--', '--help');
  expect(action).toHaveBeenCalledWith(['a', '--help'], { force: true, map: '--odd' });
});

it.each([[['--help']], [['-h']], [['a', '--nosuch', '--help']]])(
  'prints how it is called for %j',
  async (args) => {
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    await start(...args);
    const printed = write.mock.calls.join('');
    write.mockRestore();
    expect(printed).toContain('Usage: npm run thing -- [options] [file...]\n\nDoes a thing.\n');
    expect(printed).toContain('--map <file>');
    expect(action).not.toHaveBeenCalled();
  },
);

it.each([
  [['--forced'], "Unknown option '--forced'. (Did you mean --force?)"],
  [['--toString'], "Unknown option '--toString'."],
  [['-x'], "Unknown option '-x'."],
  [['--force=yes'], "Unknown option '--force=yes'."],
  [['--map'], "Option '--map <file>' argument missing."],
  [['--map', '--force'], '--map needs a value after it.'],
])('refuses %j, with one line on how it is called', async (args, message) => {
  await expect(start(...args)).rejects.toThrow(CommandError);
  await expect(start(...args)).rejects.toThrow(
    expect.objectContaining({
      message: `${message}\nUsage: npm run thing -- [options] [file...]\n--help says more.`,
      exitCode: 2,
    }),
  );
  expect(action).not.toHaveBeenCalled();
});

it('takes what follows -- for no option', async () => {
  await start('--', '--map', '--force');
  expect(action).toHaveBeenCalledWith(['--map', '--force'], {});
});

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
