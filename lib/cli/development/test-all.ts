import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { concurrently } from 'concurrently';
import { z } from 'zod';
import { createCommand } from '../support/command';

/** Where the npm scripts `verify`, `e2e` and `test:growth` write their counts. */
const UNIT_REPORT = 'test-results/jest.json';
const BROWSER_REPORT = 'test-results/playwright.json';
const GROWTH_REPORT = 'test-results/growth.json';

/** So much of the closing report that it stays in sight: failed cases, and lines of a message. */
const MAX_FAILURES = 20;
const MAX_MESSAGE_LINES = 8;

/** A case, or a whole file, that failed; flaky: it passed when it ran again. */
type Failure = { file: string; title: string; message: string; flaky?: boolean };
type Outcome = { passed: number; failed: number; skipped: number; failures: Failure[] };

const failedSuiteSchema = z
  .object({
    name: z.string(),
    /** What Jest prints of the file: all its failures, or why it broke before its first case. */
    message: z.string(),
    status: z.string(),
    assertionResults: z.array(
      z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
    ),
  })
  .transform(({ name, message, status, assertionResults }): Failure[] => {
    const file = path.relative('', name);
    const cases = assertionResults.filter((result) => result.status === 'failed');
    if (cases.length === 0) return status === 'failed' ? [{ file, title: 'the whole file', message }] : [];
    return cases.map((result) => ({
      file,
      title: result.fullName,
      message: result.failureMessages.join('\n'),
    }));
  });

export const jestSchema = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    /** Test files that broke before their first case. */
    numRuntimeErrorTestSuites: z.number(),
    testResults: z.array(failedSuiteSchema),
  })
  .transform((report): Outcome => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    failures: report.testResults.flat(),
  }));

const errorSchema = z.object({ message: z.string().optional() });

const journeySchema = z
  .object({
    title: z.string(),
    file: z.string(),
    line: z.number(),
    tests: z.array(
      z.object({
        projectName: z.string(),
        status: z.string(),
        results: z.array(z.object({ errors: z.array(errorSchema) })),
      }),
    ),
  })
  .transform(({ title, file, line, tests }): Failure[] =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => ({
        flaky: status === 'flaky',
        file: `${file}:${line}`,
        title: `[${projectName}] ${title}`,
        message: results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')).join('\n'),
      })),
  );

/** A file, or a group of cases in one. */
const groupSchema: z.ZodType<Failure[]> = z
  .object({ specs: z.array(journeySchema), suites: z.array(z.lazy(() => groupSchema)).optional() })
  .transform(({ specs, suites = [] }): Failure[] => [...specs.flat(), ...suites.flat()]);

/** A flaky case has passed, and is named among the failures. */
export const playwrightSchema = z
  .object({
    /** The folder that the files of the cases are relative to. */
    config: z.object({ rootDir: z.string() }),
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
    suites: z.array(groupSchema),
    /** What went wrong outside of any case, for example a server that did not start. */
    errors: z.array(errorSchema),
  })
  .transform(({ config, stats, suites, errors }): Outcome => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites
        .flat()
        .map((failure) => ({ ...failure, file: path.relative('', path.join(config.rootDir, failure.file)) })),
      ...errors.map(({ message = '' }) => ({ file: 'e2e', title: 'outside of any case', message })),
    ],
  }));

const count = z.number();
const failure = z.object({ file: z.string(), title: z.string(), message: z.string() });
const growthSchema = z.object({ passed: count, failed: count, skipped: count, failures: z.array(failure) });

export const command = createCommand(
  'test',
  'Runs every check: verify, a fresh build, the tests in a browser, and those of growing. The last lines name the cases that failed and count all.',
).action(async () => {
  // An old report must not be counted where its suite cannot start.
  for (const report of [UNIT_REPORT, BROWSER_REPORT, GROWTH_REPORT]) rmSync(report, { force: true });
  const [verifyCode, browserCode, growthCode] = await runOneByOne([
    'npm run verify',
    'npm run e2e:prepare && npm run e2e',
    'npm run test:growth',
  ]);
  const outcomes = [
    readOutcome(jestSchema, 'npm run verify', readReport(UNIT_REPORT), verifyCode ?? 1),
    readOutcome(playwrightSchema, 'npm run e2e', readReport(BROWSER_REPORT), browserCode ?? 1),
    readOutcome(growthSchema, 'npm run test:growth', readReport(GROWTH_REPORT), growthCode ?? 1),
  ];
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  if (failures.length > 0) console.log(formatFailures(failures));
  console.log(formatCounts(outcomes));
  process.exitCode = outcomes.every(({ failed }) => failed === 0) ? 0 : 1;
});

/** Runs shell commands in order, each after the one before has ended, however that ended. Returns 0 or 1 for each. */
async function runOneByOne(commands: string[]): Promise<number[]> {
  const { result } = concurrently(commands, { maxProcesses: 1, raw: true });
  const events = await result.catch((failed: Awaited<typeof result>) => failed);
  return events.toSorted((a, b) => a.index - b.index).map(({ exitCode }) => (exitCode === 0 ? 0 : 1));
}

/**
 * What a suite's report says of its cases; null where there is none. A suite without a report, or whose command ended
 * with another code than 0 without a case that failed, counts as one failure.
 */
export function readOutcome(
  schema: z.ZodType<Outcome>,
  command: string,
  report: string | null,
  exitCode: number,
): Outcome {
  const fail = (message: string): Failure => ({ file: command, title: `exit code ${exitCode}`, message });
  const parsed = schema.safeParse(parseReport(report));
  if (!parsed.success) {
    const failure = fail('There is no report of its cases: what it printed above says why.');
    return { passed: 0, failed: 1, skipped: 0, failures: [failure] };
  }
  if (exitCode === 0 || parsed.data.failed > 0) return parsed.data;
  const failure = fail('No case failed, but something besides did: what it printed above says what.');
  return { ...parsed.data, failed: 1, failures: [failure] };
}

/** The names of the failed cases, one below the other, each with the first lines of its message; '' where none failed. */
export function formatFailures(failures: Failure[]): string {
  const shown = failures.slice(0, MAX_FAILURES).map(({ file, title, message, flaky }) => {
    const lines = stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, MAX_MESSAGE_LINES);
    return [`${flaky ? 'FLAKY' : 'FAILED'} ${file} › ${title}`, ...lines.map((line) => `    ${line}`)].join(
      '\n',
    );
  });
  const left = failures.length - shown.length;
  return [...shown, ...(left > 0 ? [`and ${left} more`] : [])].join('\n');
}

/** One line: "7000 passed, 0 failed", and how many were skipped, if any. */
export function formatCounts(counts: Omit<Outcome, 'failures'>[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    counts.reduce((total, count) => total + count[key], 0);
  const skipped = sum('skipped') === 0 ? '' : `, ${sum('skipped')} skipped`;
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped}`;
}

function readReport(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function parseReport(report: string | null): unknown {
  try {
    return report === null ? null : JSON.parse(report);
  } catch {
    return null;
  }
}
