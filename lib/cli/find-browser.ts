import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { CommandError } from './command-error';
import { listInstallPlans, pickBrowser, type BrowserChoice, type InstallPlan } from './pick-browser';
import { waitForExit } from './tool';

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
