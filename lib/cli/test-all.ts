import { readFileSync, rmSync } from 'node:fs';
import { JEST_REPORT_FILE, UNIT_TESTS_NAME } from './checks';
import { countExitCode, countJestCases, countPlaywrightCases, sumCounts, type Counts } from './count-cases';
import { buildE2eSite } from './e2e-site';
import { ensureBrowser } from './find-browser';
import { runChecks } from './run-checks';
import { runCommand } from './run-command';
import type { StepResult } from './steps';
import { spawnTool, waitForExit } from './tool';

const PLAYWRIGHT_REPORT_FILE = 'test-results/playwright.json';

await runCommand(async () => {
  const checks = (await runChecks()).map(countCheck);
  const isBuilt = await succeeds('build', buildE2eSite);
  const journeys = isBuilt ? await runJourneys() : { passed: 0, failed: 1 };
  const { passed, failed } = sumCounts([...checks, countExitCode(isBuilt ? 0 : 1), journeys]);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

function countCheck({ name, exitCode }: StepResult): Counts {
  return name === UNIT_TESTS_NAME
    ? countJestCases(readReport(JEST_REPORT_FILE), exitCode)
    : countExitCode(exitCode);
}

/** The journeys in a real browser; a suite that cannot start is one failure. */
async function runJourneys(): Promise<Counts> {
  rmSync(PLAYWRIGHT_REPORT_FILE, { force: true });
  let exitCode = 1;
  await succeeds('browser journeys', async () => {
    const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() };
    exitCode = await waitForExit(spawnTool('playwright', ['test'], { env }));
  });
  return countPlaywrightCases(readReport(PLAYWRIGHT_REPORT_FILE), exitCode);
}

/** Does a part under its heading; says what went wrong instead of ending the whole run. */
async function succeeds(name: string, work: () => Promise<void>): Promise<boolean> {
  console.log(`── ${name}`);
  try {
    await work();
    return true;
  } catch (error) {
    console.error(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

function readReport(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
