import { readFileSync, rmSync } from 'node:fs';
import { concurrently } from 'concurrently';
import { z } from 'zod';
import { createCommand } from './support/command';

/** Where the npm scripts `verify` and `e2e` have Jest and Playwright write their counts. */
const UNIT_REPORT = 'test-results/jest.json';
const BROWSER_REPORT = 'test-results/playwright.json';

export const jestSchema = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    /** Test files that broke before their first case. */
    numRuntimeErrorTestSuites: z.number(),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  }));

/** A flaky case has failed. */
export const playwrightSchema = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
    /** What went wrong outside of any case, for example a server that did not start. */
    errors: z.array(z.unknown()),
  })
  .transform(({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }));

type Counts = { passed: number; failed: number; skipped: number };

export const command = createCommand(
  'test',
  'Runs every check: verify, a fresh build, and the tests in a browser. The last line counts the cases.',
).action(async () => {
  // An old report must not be counted where its suite cannot start.
  for (const report of [UNIT_REPORT, BROWSER_REPORT]) rmSync(report, { force: true });
  const [verifyCode, browserCode] = await runOneByOne([
    'npm run verify',
    'npm run e2e:prepare && npm run e2e',
  ]);
  const counts = [
    countCases(jestSchema, readReport(UNIT_REPORT), verifyCode ?? 1),
    countCases(playwrightSchema, readReport(BROWSER_REPORT), browserCode ?? 1),
  ];
  console.log(formatCounts(counts));
  process.exitCode = counts.every(({ failed }) => failed === 0) ? 0 : 1;
});

/** Runs shell commands in order, each after the one before has ended, however that ended. Returns 0 or 1 for each. */
async function runOneByOne(commands: string[]): Promise<number[]> {
  const { result } = concurrently(commands, { maxProcesses: 1, raw: true });
  const events = await result.catch((failed: Awaited<typeof result>) => failed);
  return events.toSorted((a, b) => a.index - b.index).map(({ exitCode }) => (exitCode === 0 ? 0 : 1));
}

/**
 * The cases of a suite's report, null where there is none. A suite without a report, or that says it failed without a
 * case that did, counts as one failure.
 */
export function countCases(schema: z.ZodType<Counts>, report: string | null, exitCode: number): Counts {
  const parsed = schema.safeParse(parseReport(report));
  if (!parsed.success) return { passed: 0, failed: 1, skipped: 0 };
  const { passed, failed, skipped } = parsed.data;
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1), skipped };
}

/** One line: "7000 passed, 0 failed", and how many were skipped, if any. */
export function formatCounts(counts: Counts[]): string {
  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
  const skipped = sum('skipped') === 0 ? '' : `, ${sum('skipped')} skipped`;
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped}`;
}

function readReport(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function parseReport(report: string | null): unknown {
  try {
    return report === null ? null : JSON.parse(report);
  } catch {
    return null;
  }
}
