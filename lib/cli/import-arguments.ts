import { isFeedAddress, listFeedFormatNames, type ImportArguments } from '@/lib/feeds';
import { readArguments } from './read-arguments';
import { UsageError } from './usage-error';

const DEFAULT_MAX_MEGABYTES = 2_048;

const USAGE = [
  'Usage: npm run import -- <format> <file> [options]',
  `  <format>               ${listFeedFormatNames().join(', ')}`,
  '  <file>                 path of the feed, - for standard input, or its http(s) address; in an address {key} stands',
  '                         for FEED_KEY and {since} for the time of the last import, in seconds since 1970;',
  '                         FEED_AUTHORIZATION is sent as the header of that name',
  '  --dry-run              says what would happen and changes nothing',
  '  --report <file>        writes what became of every row, as JSON',
  '  --map <file>           which brands and categories the feed means, as JSON',
  '  --map-todo <file>      adds what was not known to such a file, which may be that of --map; makes it if need be',
  '  --brand <unique name>  the brand that all offers of the file belong to',
  '  --source <name>        the name to keep the offers under, instead of the format; generic needs it',
  '  --columns <file>       which column holds what, as JSON; for the generic format',
  '  --snapshot, --delta    what is not in the file is gone, or stays; each format knows its own',
  '  --max-retire <percent> how many of its offers a source may lose at once (30)',
  '  --allow-empty          takes a file without offers for what it says',
  `  --max-size <MB>        of what an address may answer, unpacked (${DEFAULT_MAX_MEGABYTES})`,
  'Exit codes: 0 done, 1 refused or failed and nothing was changed, 2 called in a way that makes no sense',
].join('\n');

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  'allow-empty': { type: 'boolean' },
  snapshot: { type: 'boolean' },
  delta: { type: 'boolean' },
  'max-retire': { type: 'string' },
  'max-size': { type: 'string' },
  brand: { type: 'string' },
  source: { type: 'string' },
  map: { type: 'string' },
  'map-todo': { type: 'string' },
  columns: { type: 'string' },
  report: { type: 'string' },
} as const;

/** What to import, from the arguments of the command. Throws UsageError if they make no sense. */
export function parseImportArguments(args: string[]): ImportArguments {
  const { values, positionals } = readArguments(args, USAGE, OPTIONS);
  const [formatName, file, ...rest] = positionals;
  if (formatName === undefined || file === undefined) throw refuse('Name a format and a file.');
  if (rest.length > 0) throw refuse(`One file at a time: "${rest.join(' ')}" is too much.`);
  if (!listFeedFormatNames().includes(formatName)) {
    throw refuse(`"${formatName}" is no known format; known are: ${listFeedFormatNames().join(', ')}.`);
  }
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(file) && !isFeedAddress(file)) {
    throw refuse(
      `"${file}" cannot be asked: only http and https addresses can. Fetch it with another tool and name the file, or pipe it to -.`,
    );
  }
  if (values.snapshot && values.delta) throw refuse('A file is a snapshot or a delta, not both.');
  return {
    ...{ formatName, file, brand: values.brand },
    isDryRun: values['dry-run'] === true,
    allowsEmpty: values['allow-empty'] === true,
    mode: values.snapshot ? 'snapshot' : values.delta ? 'delta' : undefined,
    maxRetirePercent: readNumber('--max-retire', values['max-retire'], 100),
    maxMegabytes: readNumber('--max-size', values['max-size'], 1_000_000) ?? DEFAULT_MAX_MEGABYTES,
    source: readSource(values.source),
    mappingFile: values.map,
    columnsFile: values.columns,
    reportFile: values.report,
    mappingTodoFile: values['map-todo'],
  };
}

function readNumber(name: string, value: string | undefined, max: number): number | undefined {
  if (value === undefined) return undefined;
  const number = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : NaN;
  if (!(number <= max)) throw refuse(`${name} takes a number from 0 to ${max}, not "${value}".`);
  return number;
}

function readSource(value: string | undefined): string | undefined {
  if (value !== undefined && !/^[\w:.-]{1,60}$/.test(value)) {
    throw refuse(`--source takes up to 60 letters, digits and any of _ : . - and not "${value}".`);
  }
  return value;
}

function refuse(message: string): UsageError {
  return new UsageError(message, USAGE);
}
