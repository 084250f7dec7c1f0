/** @jest-environment node */
import { readArguments } from './read-arguments';
import { HelpRequest, UsageError } from './usage-error';

const USAGE = 'Usage: npm run thing -- <file>\n  <file>  any';
const OPTIONS = { force: { type: 'boolean' }, map: { type: 'string' } } as const;
const read = (...args: string[]) => readArguments(args, USAGE, OPTIONS);

it('reads options and the rest', () => {
  const { values, positionals } = read('a', '--force', '--map=--odd', '--', '--help');
  expect({ ...values }).toEqual({ force: true, map: '--odd' });
  expect(positionals).toEqual(['a', '--help']);
});

it.each([[['--help']], [['-h']], [['a', '--nosuch', '--help']]])(
  'answers %j with all of the usage',
  (args) => {
    expect(() => read(...args)).toThrow(HelpRequest);
    expect(() => read(...args)).toThrow(expect.objectContaining({ usage: USAGE }));
  },
);

it.each([
  [['--forced'], 'There is no option --forced.'],
  [['--toString'], 'There is no option --toString.'],
  [['-x'], 'There is no option -x.'],
  [['--force=yes'], '--force takes no value, and "yes" is one.'],
  [['--map'], '--map needs a value after it.'],
  [['--map', '--force'], '--map needs a value after it.'],
])('refuses %j in its own words, with one line on how it is called', (args, message) => {
  expect(() => read(...args)).toThrow(UsageError);
  expect(() => read(...args)).toThrow(
    expect.objectContaining({
      message: `${message}\nUsage: npm run thing -- <file>\n--help says more.`,
      exitCode: 2,
    }),
  );
});
