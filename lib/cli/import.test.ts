import { command, toImportArguments } from './import';
import { CommandError } from './support/command-error';
import { parseArguments } from './testing/parse-arguments';

const parse = (args: string[]) => parseArguments(command, args, toImportArguments);

describe('the arguments', () => {
  it.each([
    [['awin', 'feed.json'], { file: 'feed.json', isDryRun: false, mode: undefined, allowsEmpty: false }],
    [['awin', '-'], { file: '-' }],
    [['--dry-run', 'awin', 'feed.json'], { file: 'feed.json', isDryRun: true }],
    [['awin', 'feed.json', '--dry-run'], { isDryRun: true }],
    [['awin', 'f', '--snapshot'], { mode: 'snapshot' }],
    [['awin', 'f', '--delta', '--allow-empty'], { mode: 'delta', allowsEmpty: true }],
    [['awin', 'f', '--max-retire', '12.5'], { maxRetirePercent: 12.5, maxMegabytes: 2_048 }],
    [['awin', 'f', '--wait', '600'], { waitSeconds: 600 }],
    [['awin', 'f'], { waitSeconds: 15 }],
    [['awin', 'f', '--brand', 'lumera', '--source', 'net:de'], { brand: 'lumera', source: 'net:de' }],
    [['awin', 'f', '--map', 'm', '--map-todo', 't'], { mappingFile: 'm', mappingTodoFile: 't' }],
    [['awin', 'f', '--columns', 'c', '--report', 'r'], { columnsFile: 'c', reportFile: 'r' }],
  ])('of %j', async (args, expected) => {
    expect(await parse(args)).toMatchObject({ formatName: 'awin', ...expected });
  });

  it.each([
    [[], "Missing required argument 'format'."],
    [['awin'], "Missing required argument 'file'."],
    [['awin', 'a', 'b'], 'Too many arguments'],
    [['awon', 'a'], '"awon" is no known format; known are: admitad, awin,'],
    [['awin', 'a', '--dryrun'], "Unknown option '--dryrun'."],
    [['awin', 'ftp://x/y'], '"ftp://x/y" cannot be asked: only http and https addresses can.'],
    [['awin', 'a', '--snapshot', '--delta'], 'not both'],
    [['awin', 'a', '--max-retire', '101'], '--max-retire takes a number from 0 to 100, not "101".'],
    [['awin', 'a', '--wait', 'long'], '--wait takes a number from 0 to 86400, not "long".'],
    [['awin', 'a', '--max-retire', 'all'], '--max-retire takes a number'],
    [['awin', 'a', '--source', 'a b'], '--source takes up to 60 letters'],
  ])('refuses %j and shows the usage', async (args, message) => {
    const parsing = parse(args);
    await expect(parsing).rejects.toThrow(CommandError);
    await expect(parsing).rejects.toThrow(message);
    await expect(parsing).rejects.toThrow('Usage: npm run import');
    await expect(parsing).rejects.toThrow(expect.objectContaining({ exitCode: 2 }));
  });
});
