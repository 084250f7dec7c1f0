/*
 * Starts a command of this folder: node lib/cli/run.js start [arguments].
 * Plain JavaScript without dependencies, so that a wrong Node or a missing install gets one line instead of a stack.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const MINIMUM_NODE = [20, 19];
const folder = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(folder, '../..');
/** The command `serve`, written with the build of the site (lib/cli/support/compile-server.js). */
// eslint-disable-next-line no-restricted-syntax -- our own file, in the folder that holds the build
const SERVER = path.join(root, '.next/serve.mjs');

/** @returns {string | null} what stands in the way of any command, or null */
function findObstacle() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [minMajor, minMinor] = MINIMUM_NODE;
  if (major < minMajor || (major === minMajor && minor < minMinor)) {
    return `This needs Node ${MINIMUM_NODE.join('.')} or newer, and this is ${process.versions.node}: install a newer one from https://nodejs.org`;
  }
  const isInstalled =
    existsSync(path.join(root, 'node_modules/tsx')) && existsSync(path.join(root, 'node_modules/next'));
  return isInstalled ? null : 'The packages are not installed: run "npm ci" in this folder, then try again.';
}

/** Runs a command as it is written, in TypeScript. */
async function runCommand(args) {
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: path.join(root, 'tsconfig.json') });
  const { main } = await import(pathToFileURL(path.join(folder, 'main.ts')).href);
  await main(args);
}

/** What `start` does before it serves: in a process of its own, whose memory is free again then. Returns its exit code. */
async function prepare(args) {
  const command = [fileURLToPath(import.meta.url), 'start', '--no-serve', ...args];
  const child = spawn(process.execPath, command, { stdio: 'inherit' });
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  signals.forEach((signal) => process.on(signal, forward));
  const [code, signal] = await once(child, 'exit');
  signals.forEach((signal) => process.off(signal, forward));
  return code ?? 128 + constants.signals[signal];
}

/** Serves without tsx, which would keep 100 MB for as long as the site runs (docs/performance.md). */
async function serve() {
  if (existsSync(SERVER)) return import(pathToFileURL(SERVER).href);
  console.error('The site is not built: run "npm run build", or "npm start", which does that first.');
  process.exitCode = 1;
}

/** @param {string[]} args of `start` */
const isHelp = (args) => args.includes('--help') || args.includes('-h');

const obstacle = findObstacle();
const [name, ...args] = process.argv.slice(2);
if (obstacle !== null) {
  console.error(obstacle);
  process.exitCode = 1;
} else {
  process.chdir(root);
  if (name === 'serve') await serve();
  else if (name !== 'start' || args.includes('--no-serve')) await runCommand(process.argv.slice(2));
  else {
    process.exitCode = await prepare(args);
    if (process.exitCode === 0 && !isHelp(args)) await serve();
  }
}
