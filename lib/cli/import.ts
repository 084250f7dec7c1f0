import { setTimeout as sleep } from 'node:timers/promises';
import {
  fetchFeed,
  type ImportArguments,
  isFeedAddress,
  listFeedFormatNames,
  openFeedFile,
} from '@/lib/feeds';
import { createCommand } from './support/command';
import { UsageError } from './support/command-error';
import { openCatalogue } from './support/embedded-catalogue';
import { loadSettings } from './support/load-settings';
import { isSameFile, writeOutput } from './support/output-file';
import { refusePrivateAddresses } from './support/private-hosts';
import { createProgress } from './support/progress';
import { readTextFile } from './support/read-text-file';
import { runImport } from './support/run-import';

const DEFAULT_MAX_MEGABYTES = 2_048;
const DEFAULT_WAIT_SECONDS = 15;
const MAX_WAIT_SECONDS = 86_400;
const ADDRESS_HELP = [
  'In an address {key} stands for FEED_KEY and {since} for the time of the last import, in seconds since 1970;',
  'FEED_AUTHORIZATION is sent as the header of that name.',
];
const EXIT_CODES_HELP = [
  'Exit codes: 0 done, 1 refused or failed and nothing was changed, 2 called in a way that makes no sense',
];

const parser = createCommand('import', "Imports a network's offers from a feed.")
  .argument('<format>', listFeedFormatNames().join(', '), parseFormatName)
  .argument('<file>', 'path of the feed, - for standard input, or its http(s) address', parseFile)
  .option('--dry-run', 'says what would happen and changes nothing')
  .option('--report <file>', 'writes what became of every row, as JSON')
  .option('--map <file>', 'which brands and categories the feed means, as JSON')
  .option(
    '--map-todo <file>',
    'adds what was not known to such a file, which may be that of --map; creates it',
  )
  .option('--brand <unique-name>', 'the brand that all offers of the file belong to')
  .option(
    '--source <name>',
    'the name to keep the offers under, instead of the format; generic needs it',
    parseSource,
  )
  .option('--columns <file>', 'which column holds what, as JSON; for the generic format')
  .option('--snapshot', 'what is not in the file is gone; each format has its own default')
  .option('--delta', 'what is not in the file stays')
  .option('--max-retire <percent>', 'how many of its offers a source may lose at once (30)', (text) =>
    parseNumber('--max-retire', text, 100),
  )
  .option('--allow-empty', 'takes a file without offers for what it says')
  .option(
    '--max-size <MB>',
    'of what an address may send, unpacked',
    (text) => parseNumber('--max-size', text, 1_000_000),
    DEFAULT_MAX_MEGABYTES,
  )
  .option('--private-host', "takes a feed whose host has a private network's address")
  .option(
    '--wait <seconds>',
    'how long it waits while another import is at work',
    (text) => parseNumber('--wait', text, MAX_WAIT_SECONDS),
    DEFAULT_WAIT_SECONDS,
  )
  .addHelpText('after', ['', ...ADDRESS_HELP, ...EXIT_CODES_HELP].join('\n'));

export const command = parser.action(async (formatName, file, options) => {
  const args = toImportArguments(formatName, file, options);
  process.exitCode = await runImport(args, loadSettings(), {
    openFile: openFeedFile,
    fetchFeed: (address) => {
      if (!options.privateHost) refusePrivateAddresses(new URL(address.url).hostname);
      return fetchFeed(address, { fetch });
    },
    readText: readTextFile,
    writeText: (path, text) => writeOutput(path, [text], { isCompressed: false }),
    isSameFile,
    openCatalogue,
    createProgress: () => (process.stderr.isTTY ? createProgress('Bytes read', process.stderr) : null),
    startTimer: (callback, delayMs) => {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
    watch: { fetch, sleep, clock: () => performance.now() },
    secrets: { key: process.env.FEED_KEY, authorization: process.env.FEED_AUTHORIZATION },
    now: new Date(),
    print: console.log,
    printError: console.error,
  });
});

/** What to import, from the arguments and options as parsed. Throws UsageError if they contradict each other. */
export function toImportArguments(
  formatName: string,
  file: string,
  options: ReturnType<typeof parser.opts>,
): ImportArguments {
  const { dryRun = false, allowEmpty = false, snapshot = false, delta = false } = options;
  if (snapshot && delta) throw new UsageError('A file is a snapshot or a delta, not both.');
  return {
    ...{ formatName, file, brand: options.brand, source: options.source },
    isDryRun: dryRun,
    allowsEmpty: allowEmpty,
    mode: snapshot ? 'snapshot' : delta ? 'delta' : undefined,
    maxRetirePercent: options.maxRetire,
    maxMegabytes: options.maxSize,
    waitSeconds: options.wait,
    mappingFile: options.map,
    columnsFile: options.columns,
    reportFile: options.report,
    mappingTodoFile: options.mapTodo,
  };
}

function parseFormatName(name: string): string {
  const known = listFeedFormatNames();
  if (known.includes(name)) return name;
  throw new UsageError(`"${name}" is no known format; known are: ${known.join(', ')}.`);
}

function parseFile(file: string): string {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(file) || isFeedAddress(file)) return file;
  throw new UsageError(
    `"${file}" cannot be asked: only http and https addresses can. Fetch it with another tool and name the file, or pipe it to -.`,
  );
}

function parseNumber(name: string, text: string, max: number): number {
  const number = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (number <= max) return number;
  throw new UsageError(`${name} takes a number from 0 to ${max}, not "${text}".`);
}

function parseSource(name: string): string {
  if (/^[\w:.-]{1,60}$/.test(name)) return name;
  throw new UsageError(`--source takes up to 60 letters, digits and any of _ : . - and not "${name}".`);
}
