/** @jest-environment node */
import { CommandError } from './command-error';
import { parseImportArguments } from './import-arguments';

describe('parseImportArguments', () => {
  it.each([
    [['awin', 'feed.json'], 'feed.json', false],
    [['awin', '-'], '-', false],
    [['--dry-run', 'awin', 'feed.json'], 'feed.json', true],
    [['awin', 'feed.json', '--dry-run'], 'feed.json', true],
  ])('understands %j', (args, file, isDryRun) => {
    expect(parseImportArguments(args)).toMatchObject({ format: { source: 'awin' }, file, isDryRun });
  });

  it.each([
    [[], 'Name a format and a file.'],
    [['awin'], 'Name a format and a file.'],
    [['awin', 'a', 'b'], '"b" is too much'],
    [['awon', 'a'], '"awon" is no known format; known are: awin.'],
    [['awin', 'a', '--dryrun'], 'Usage'],
  ])('refuses %j and shows the usage', (args, message) => {
    const parse = () => parseImportArguments(args);
    expect(parse).toThrow(CommandError);
    expect(parse).toThrow(message);
    expect(parse).toThrow('Usage: npm run import');
    expect(parse).toThrow(expect.objectContaining({ exitCode: 2 }));
  });
});
