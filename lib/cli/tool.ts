import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { CommandError } from './command-error';

const packageSchema = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/** Tools whose package has another name. */
const PACKAGE_NAMES = new Map([['tsc', 'typescript']]);

/** Starts a tool of node_modules, for example "next", with this Node and without a shell in between. Throws CommandError. */
export function spawnTool(tool: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  return spawn(process.execPath, [findToolScript(tool), ...args], { stdio: 'inherit', ...options });
}

function findToolScript(tool: string): string {
  const packageName = PACKAGE_NAMES.get(tool) ?? tool;
  const folder = path.join('node_modules', packageName);
  const { bin } = packageSchema.parse(JSON.parse(readPackage(folder, packageName)));
  const script = typeof bin === 'string' ? bin : bin[tool];
  if (script === undefined) throw new Error(`The package ${packageName} has no command ${tool}.`);
  return path.join(folder, script);
}

/** Waits for the end of a process; answers its exit code, or 128 + n when signal n ended it. */
export function waitForExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? os.constants.signals[signal] : 0)));
  });
}

function readPackage(folder: string, packageName: string): string {
  try {
    return readFileSync(path.join(folder, 'package.json'), 'utf8');
  } catch {
    throw new CommandError(`${packageName} is not installed: run "npm ci" in this folder, then try again.`);
  }
}
