import { buildSlug } from '@/lib/text/build-slug';

/** What an operator says when the site is set up. */
export type SetupChoices = {
  name: string;
  address: string;
  contact: string;
  /** Names of formats, such as "awin". */
  networks: string[];
};

/** Where all but .env lies. */
export const SETUP_FOLDER = 'operator';
const EMPTY_MAPPING = { brands: {}, categories: {}, brandCategories: {} };
/** Addresses that are documented; of other networks the operator knows the address, or fetches a file. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'coupon-api':
    'https://couponapi.org/api/getFeed/?API_KEY={key}&incremental=1&last_extract={since}&format=csv',
};

/** Without these a format is not read. */
const NEEDED: Readonly<Record<string, string[]>> = {
  generic: ['--source MY-NETWORK'],
  'google-promotions': ['--brand UNIQUE-NAME'],
};

/**
 * The files of a new site by their paths: its settings, a mapping file for each network, and examples of a schedule for
 * cron and for systemd. `folder` is where the site lies, `node` what runs it.
 */
export function buildSetupFiles(
  choices: SetupChoices,
  { folder, node }: { folder: string; node: string },
): Map<string, string> {
  const unit = `${buildSlug(choices.name) || 'site'}-imports`;
  const files = new Map([['.env', buildEnv(choices)]]);
  for (const network of choices.networks) {
    files.set(`${SETUP_FOLDER}/${network}.map.json`, `${JSON.stringify(EMPTY_MAPPING, null, 2)}\n`);
  }
  const commands = choices.networks.map((network) => buildImport(network, node));
  const backup = `${node} lib/cli/run.js backup`;
  files.set(`${SETUP_FOLDER}/crontab.example`, buildCrontab(commands, backup, folder));
  files.set(`${SETUP_FOLDER}/${unit}.service`, buildService(commands, folder, choices.name));
  files.set(`${SETUP_FOLDER}/${unit}.timer`, buildTimer(choices.name));
  return files;
}

function buildEnv({ name, address, contact }: SetupChoices): string {
  const lines = [
    '# What each setting takes: docs/operations.md, .env.example.',
    `SITE_NAME='${name}'`,
    `SITE_URL=${address}`,
    ...(contact === '' ? [] : [`CONTACT_EMAIL=${contact}`]),
    '# Your own catalogue, not the demo.',
    'DEMO=off',
  ];
  return `${lines.join('\n')}\n`;
}

/** How long one import of a schedule waits for another one, in seconds: longer than most take. */
const WAIT_S = 600;

/** An import in the words of a shell and of systemd alike. */
function buildImport(network: string, node: string): string {
  const mapping = `${SETUP_FOLDER}/${network}.map.json`;
  const source = ADDRESSES[network] ?? `FILE-OR-ADDRESS-OF-${network.toUpperCase()}`;
  const options = [...(NEEDED[network] ?? []), '--map', mapping, '--map-todo', mapping, `--wait ${WAIT_S}`];
  return `${node} lib/cli/run.js import ${network} '${source}' ${options.join(' ')}`;
}

function buildCrontab(commands: string[], backup: string, folder: string): string {
  const lines = [
    '# Put in what is in capitals, take away the "# " in front, and add the lines with "crontab -e".',
    '# The key of a network stands before its command: FEED_KEY=… (docs/feeds.md §1.3). A % is written \\%.',
    ...commands.map((command, index) => `# ${(index * 7) % 60} */3 * * * cd '${folder}' && ${command}`),
    '# A backup every night.',
    `# 40 3 * * * cd '${folder}' && ${backup}`,
  ];
  return `${lines.join('\n')}\n`;
}

function buildService(commands: string[], folder: string, name: string): string {
  const lines = [
    '# Put in what is in capitals, take away the "# " in front, and copy this file and the .timer to /etc/systemd/system.',
    '[Unit]',
    `Description=Imports of ${name}`,
    '',
    '[Service]',
    'Type=oneshot',
    `WorkingDirectory=${folder.replaceAll('%', '%%')}`,
    '# FEED_KEY=… and FEED_AUTHORIZATION=…, readable by root alone.',
    '# EnvironmentFile=/etc/feed-keys',
    '# With the "-" the others follow where one fails; "npm run report -- sources" names what is late.',
    ...commands.map((command) => `# ExecStart=-${command.replaceAll('%', '%%')}`),
  ];
  return `${lines.join('\n')}\n`;
}

function buildTimer(name: string): string {
  const lines = [
    '# systemctl enable --now with the name of this file.',
    '[Unit]',
    `Description=Imports of ${name} every three hours`,
    '',
    '[Timer]',
    'OnCalendar=*-*-* 00/3:00:00',
    'RandomizedDelaySec=10min',
    'Persistent=true',
    '',
    '[Install]',
    'WantedBy=timers.target',
  ];
  return `${lines.join('\n')}\n`;
}
