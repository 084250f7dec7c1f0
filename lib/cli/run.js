/*
 * Starts a command of this folder: node lib/cli/run.js start [arguments].
 * Plain JavaScript without dependencies, so that a wrong Node or a missing install gets one line instead of a stack.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const MINIMUM_NODE = [20, 19];
const folder = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(folder, '../..');

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

const obstacle = findObstacle();
if (obstacle === null) {
  process.chdir(root);
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: path.join(root, 'tsconfig.json') });
  const { main } = await import(pathToFileURL(path.join(folder, 'main.ts')).href);
  await main(process.argv.slice(2));
} else {
  console.error(obstacle);
  process.exitCode = 1;
}
