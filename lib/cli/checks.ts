import { text } from 'node:stream/consumers';
import type { Step, StepOutput } from './steps';
import { spawnTool, waitForExit } from './tool';

/** Where jest leaves its counts. */
export const JEST_REPORT_FILE = 'test-results/jest.json';
export const UNIT_TESTS_NAME = 'unit tests';
/** A check that hangs must not hold up the rest for ever. */
const CHECK_TIMEOUT_MS = 10 * 60_000;

/** Every check that needs no browser, the longest first so that two at a time end together. */
export function listChecks(): Step[] {
  return [
    // Jest would leave a core to the other checks, which end long before it does.
    toolStep(UNIT_TESTS_NAME, 'jest', [
      ...['--ci', '--maxWorkers=100%', '--json', `--outputFile=${JEST_REPORT_FILE}`],
    ]),
    toolStep('lint', 'eslint', ['--max-warnings=0', '.']),
    toolStep('types', 'tsc', ['--noEmit']),
    toolStep('unused code', 'knip', []),
    toolStep('format', 'prettier', ['--check', '.']),
    toolStep('style lint', 'stylelint', ['**/*.scss']),
  ];
}

function toolStep(name: string, tool: string, args: string[]): Step {
  return { name, run: () => runQuietly(tool, args) };
}

/** Runs a tool to its end and keeps what it prints, so that two at a time do not mix. */
async function runQuietly(tool: string, args: string[]): Promise<StepOutput> {
  const child = spawnTool(tool, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: CHECK_TIMEOUT_MS });
  const printed = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  const exitCode = await waitForExit(child);
  return { exitCode, output: (await printed).join('') };
}
