import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { waitForExit } from './child-process';
import { CommandError } from './command-error';

const INSTALL_TIMEOUT_MS = 5 * 60_000;

/** The browser that is there now. */
export function findBrowser(): BrowserChoice {
  return pickBrowser({
    override: process.env.CHROMIUM_PATH,
    playwrightPath: chromium.executablePath(),
    searchFolders: listSearchFolders(),
    exists: existsSync,
  });
}

/**
 * The path of a browser for the tests; one is installed where there is none. Throws CommandError that says how to get
 * one where that fails too, or where CHROMIUM_PATH names no file.
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found.kind === 'found') return found.path;
  if (found.kind === 'wrong-override') {
    throw new CommandError(
      `CHROMIUM_PATH is "${found.path}", but there is no such file: correct it or unset it.`,
    );
  }
  const hasAptGet = listSearchFolders().some((folder) => existsSync(`${folder}/apt-get`));
  for (const plan of listInstallPlans({ isRoot: process.getuid?.() === 0, hasAptGet })) {
    console.log(`No browser was found; installing ${plan.label}: ${formatCommands(plan)}`);
    const installed = (await runPlan(plan)) ? findBrowser() : found;
    if (installed.kind === 'found') return installed.path;
  }
  throw new CommandError(
    'No browser was found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

function listSearchFolders(): string[] {
  return (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
}

function formatCommands({ commands }: InstallPlan): string {
  return commands.map((command) => command.join(' ')).join(' && ');
}

async function runPlan({ commands }: InstallPlan): Promise<boolean> {
  for (const [command, ...args] of commands) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn(command, args, { stdio: 'inherit', env, timeout: INSTALL_TIMEOUT_MS });
    if ((await waitForExit(child).catch(() => 1)) !== 0) return false;
  }
  return true;
}

type BrowserProbes = {
  /** The setting CHROMIUM_PATH. */
  override: string | undefined;
  /** Where Playwright would have put its own browser. */
  playwrightPath: string;
  /** Folders that are searched for commands. */
  searchFolders: string[];
  exists: (file: string) => boolean;
};

type BrowserChoice =
  { kind: 'found'; path: string } | { kind: 'missing' } | { kind: 'wrong-override'; path: string };

/** The browser without its windows first: the journeys take about two thirds of the processor time with it. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The browser for the tests: the one that CHROMIUM_PATH names, else Playwright's own, else one on the PATH. */
export function pickBrowser({
  override,
  playwrightPath,
  searchFolders,
  exists,
}: BrowserProbes): BrowserChoice {
  if (override) return { kind: exists(override) ? 'found' : 'wrong-override', path: override };
  const onPath = COMMANDS.flatMap((command) => searchFolders.map((folder) => `${folder}/${command}`));
  const path = [playwrightPath, ...onPath].find(exists);
  return path === undefined ? { kind: 'missing' } : { kind: 'found', path };
}

/** One way to get a browser: commands to run one after the other. */
type InstallPlan = { label: string; commands: [command: string, ...args: string[]][] };

/** The ways to get a browser on this machine, best first. */
export function listInstallPlans({
  isRoot,
  hasAptGet,
}: {
  isRoot: boolean;
  hasAptGet: boolean;
}): InstallPlan[] {
  const canUseApt = isRoot && hasAptGet;
  const withDeps = canUseApt ? ['--with-deps'] : [];
  const plans: InstallPlan[] = [
    {
      label: "Playwright's own Chromium",
      commands: [['npx', 'playwright', 'install', ...withDeps, 'chromium']],
    },
  ];
  // Not every system has the first.
  const packages = canUseApt ? ['chromium-headless-shell', 'chromium'] : [];
  for (const name of packages) {
    plans.push({
      label: `${name} of this system`,
      commands: [
        ['apt-get', 'update'],
        ['apt-get', 'install', '-y', '--no-install-recommends', name, 'fonts-liberation'],
      ],
    });
  }
  return plans;
}
