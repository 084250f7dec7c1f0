import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseSettings } from '@/lib/config/settings';
import { listFeedFormatNames } from '@/lib/feeds';
import { createCommand } from './support/command';
import { CommandError, getErrorCode, UsageError } from './support/command-error';
import { buildSetupFiles, SETUP_FOLDER, type SetupChoices } from './support/setup-files';

const DEFAULTS = { name: 'Clipmint', address: 'http://localhost:3000', contact: '', networks: '' };
const QUESTIONS: Record<keyof SetupChoices, string> = {
  name: `How is the site called? (${DEFAULTS.name}) `,
  address: `What is its public address? (${DEFAULTS.address}) `,
  contact: 'Where may visitors write to? (support@ the host of the address) ',
  networks: `Which networks, with commas between them: ${listFeedFormatNames().join(', ')}? (none yet) `,
};

export type SetupTools = {
  /** The line that the operator types; empty where there is nobody to ask. */
  ask: (question: string) => Promise<string>;
  folder: string;
  print: (line: string) => void;
};

type Given = Partial<Record<keyof SetupChoices, string>>;

export const command = createCommand(
  'setup',
  'Writes the settings, mapping files and a schedule of a new site; asks for what is not given.',
)
  .option('--name <name>', 'how the site is called')
  .option('--address <address>', 'its public address, such as https://deals.example')
  .option('--contact <email>', 'where the info pages ask visitors to write')
  .option('--networks <names>', `formats with commas between them: ${listFeedFormatNames().join(', ')}`)
  .option('--yes', 'takes the defaults for what is not given, and asks nothing')
  .action(async ({ yes, ...given }) => {
    const terminal = yes ? null : openTerminal();
    try {
      const ask = terminal === null ? async () => '' : terminal.ask;
      await runSetup(given, { ask, folder: process.cwd(), print: console.log });
    } finally {
      terminal?.close();
    }
  });

/** Asks on standard output; when its input has ended, every question has the empty line. */
function openTerminal() {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const waiting = lines[Symbol.asyncIterator]();
  return {
    async ask(question: string): Promise<string> {
      process.stdout.write(question);
      const { value, done } = await waiting.next();
      return done === true ? '' : value;
    },
    close: () => lines.close(),
  };
}

/**
 * Writes the files of a new site that are not there yet, and says which are and what to do next. Throws UsageError, with
 * nothing written, on what a setting cannot be.
 */
export async function runSetup(given: Given, { ask, folder, print }: SetupTools): Promise<void> {
  const pick = async (key: keyof SetupChoices) =>
    (given[key] ?? (await ask(QUESTIONS[key]))).trim() || DEFAULTS[key];
  const choices: SetupChoices = {
    name: await pick('name'),
    address: (await pick('address')).replace(/\/+$/, ''),
    contact: await pick('contact'),
    networks: parseNetworks(await pick('networks')),
  };
  checkChoices(choices);
  for (const [file, text] of buildSetupFiles(choices, { folder, node: process.execPath })) {
    const isNew = await writeNew(path.join(folder, file), text);
    print(isNew ? `Written: ${file}` : `There already, and left as it is: ${file}`);
  }
  print(
    `Next: "npm start", then fill in ${SETUP_FOLDER}/crontab.example or the systemd units. Begin each network with --dry-run (docs/feeds.md §4).`,
  );
}

function parseNetworks(text: string): string[] {
  const names = text.split(/[,\s]+/).filter((name) => name !== '');
  const known = listFeedFormatNames();
  const wrong = names.find((name) => !known.includes(name));
  if (wrong === undefined) return [...new Set(names)];
  throw new UsageError(`"${wrong}" is no known network; known are: ${known.join(', ')}.`);
}

function checkChoices({ name, address, contact }: SetupChoices): void {
  const odd = [name, address, contact].find((text) => /['"`\\$\n#]/.test(text));
  if (odd !== undefined) {
    throw new UsageError(
      `${odd} has a character that .env would not keep (' " \` \\ $ #): write that file by hand.`,
    );
  }
  try {
    parseSettings({ SITE_NAME: name, SITE_URL: address, CONTACT_EMAIL: contact });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Writes a whole file where there is none. Returns whether there was none. Throws CommandError where it cannot. */
async function writeNew(file: string, text: string): Promise<boolean> {
  // Always of one name: what a killed run has left, the next one replaces and removes.
  const partial = `${file}.partial`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(partial, text);
    await link(partial, file);
    return true;
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false;
    throw new CommandError(`${file} cannot be written (${getErrorCode(error) ?? String(error)}).`);
  } finally {
    await rm(partial, { force: true });
  }
}
