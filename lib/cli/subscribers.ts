import { parse } from 'csv-parse/sync';
import type { StoredSubscription, VisitorStore } from '@/lib/catalogue/visitors';
import type { Settings } from '@/lib/config';
import { formatCsvLine } from '@/lib/text/csv';
import { parseEmail } from '@/lib/text/email';
import { createCommand } from './support/command';
import { CommandError, UsageError } from './support/command-error';
import { toCommandError } from './support/database-error';
import { requireDatabase } from './support/embedded-catalogue';
import { loadSettings } from './support/load-settings';
import { checkNotDatabase, checkTarget, writeOutput } from './support/output-file';
import { readTextFile } from './support/read-text-file';

export type SubscriberTools = {
  openVisitors: (settings: Settings) => Promise<VisitorStore>;
  readFile: (file: string) => Promise<string>;
  writeOutput: typeof writeOutput;
  /** Not to standard output, where an export itself may go. */
  print: (line: string) => void;
};

type Work = (store: VisitorStore, tools: SubscriberTools) => Promise<void>;

/** What mail providers recognise by its name comes first. */
const COLUMNS = ['email', 'language', 'source', 'consented_at', 'state', 'confirmed_at'];

const TOOLS: SubscriberTools = {
  openVisitors: async (settings) => (await import('@/lib/catalogue/select-source')).openVisitors(settings),
  readFile: readTextFile,
  writeOutput,
  print: (line) => console.error(line),
};

export const command = createCommand(
  'subscribers',
  'Lists, exports and erases the subscriptions of the newsletter.',
).action(() => {
  throw new UsageError('Name what to do: list, export, erase or import-unsubscribes.');
});
command
  .command('list')
  .description('prints every address with its language, form, time of consent, and whether it is confirmed')
  .action(() => run((store, tools) => exportSubscribers('-', store, tools, { withPending: true })));
command
  .command('export')
  .description('writes those that count as CSV for a mail provider: not those that wait to be confirmed')
  .argument('[file]', 'where to, or - for standard output', '-')
  .option('--csv', 'CSV, which is the only format')
  .action((file) => run(async (store, tools) => exportSubscribers(await checkFile(file), store, tools)));
command
  .command('erase')
  .description('forgets an address')
  .argument('<address>', 'such as ana@example.com')
  .action((address) => run((store, tools) => eraseSubscriber(address, store, tools)));
command
  .command('import-unsubscribes')
  .description('forgets every address of a file, such as a mail provider exports of those who unsubscribed')
  .argument(
    '<file>',
    'CSV with a column "email" or "Email Address", or an address a line; - is standard input',
  )
  .action((file) => run((store, tools) => importUnsubscribes(file, store, tools)));

async function run(work: Work): Promise<void> {
  await runSubscribers(work, loadSettings(), TOOLS);
}

/** Does `work` with the store of visitors' data. Throws CommandError. */
export async function runSubscribers(work: Work, settings: Settings, tools: SubscriberTools): Promise<void> {
  if (settings.apiBaseUrl !== undefined) {
    throw new CommandError(
      `API_BASE_URL is set, so subscriptions go to ${settings.apiBaseUrl}: look there, or unset it.`,
    );
  }
  requireDatabase(settings);
  try {
    const store = await tools.openVisitors(settings);
    try {
      const { databaseUrl: url, databaseAuthToken: authToken } = settings;
      await store.prepare({ url, authToken });
      await work(store, tools);
    } finally {
      store.close();
    }
  } catch (error) {
    throw toCommandError(error, settings.visitorsDatabaseUrl);
  }
}

async function checkFile(file: string): Promise<string> {
  if (file === '-') return file;
  checkNotDatabase(file, loadSettings());
  await checkTarget(file);
  return file;
}

/** Writes the subscriptions that count as CSV, oldest first; with `withPending` the others too. */
export async function exportSubscribers(
  file: string,
  store: VisitorStore,
  { writeOutput, print }: SubscriberTools,
  { withPending = false } = {},
): Promise<void> {
  const all = await store.listSubscriptions();
  const subscriptions = withPending
    ? all
    : all.filter((subscription) => getState(subscription) !== 'pending');
  const lines = [formatCsvLine(COLUMNS), ...subscriptions.map(formatSubscription)];
  await writeOutput(file, lines, { isCompressed: false });
  print(`${file === '-' ? 'That is' : `${file} holds`} ${formatCount(subscriptions.length)}.`);
}

function formatSubscription(subscription: StoredSubscription): string {
  const { email, language, source, consentedAt, confirmedAt } = subscription;
  const cells = [email, language ?? '', source, consentedAt, getState(subscription), confirmedAt ?? ''];
  return formatCsvLine(cells);
}

/** "unasked" is one that was taken while no mail server was set: it counts. */
function getState({ token, confirmedAt }: StoredSubscription): 'confirmed' | 'pending' | 'unasked' {
  if (confirmedAt !== null) return 'confirmed';
  return token === null ? 'unasked' : 'pending';
}

/** Forgets one address. Throws UsageError where it is none. */
export async function eraseSubscriber(
  address: string,
  store: VisitorStore,
  { print }: SubscriberTools,
): Promise<void> {
  const email = parseEmail(address);
  if (email === null) throw new UsageError(`"${address}" is no email address.`);
  print((await store.unsubscribe(email)) ? `${email} is erased.` : `${email} was not stored.`);
}

/** Forgets all addresses of a file. Throws CommandError, with nothing changed, where it holds none. */
export async function importUnsubscribes(
  file: string,
  store: VisitorStore,
  { readFile, print }: SubscriberTools,
): Promise<void> {
  const emails = readAddresses(await readFile(file));
  if (emails.length === 0) {
    throw new CommandError(
      `${file} has no email address: it takes CSV with a column "email" or "Email Address", or an address a line.`,
    );
  }
  const removed = await store.unsubscribeAll(emails);
  print(`${formatCount(removed)} erased, ${emails.length - removed} not stored.`);
}

/** The addresses of the first column whose head speaks of an email, else of the first column. */
function readAddresses(text: string): string[] {
  const rows = parse(text, { bom: true, relaxColumnCount: true, skipEmptyLines: true, trim: true });
  const column = Math.max(0, rows[0]?.findIndex((name) => /^e-?mail\b/i.test(name)) ?? 0);
  const emails = rows.map((row) => parseEmail(row[column] ?? ''));
  return [...new Set(emails.filter((email) => email !== null))];
}

function formatCount(count: number): string {
  return `${count.toLocaleString('en')} subscription${count === 1 ? '' : 's'}`;
}
