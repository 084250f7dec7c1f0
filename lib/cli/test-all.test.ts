import { countCases, formatCounts, jestSchema, playwrightSchema } from './test-all';

const jestReport = (passed: number, failed: number, broken: number) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 2,
    numRuntimeErrorTestSuites: broken,
  });
const playwrightReport = (expected: number, unexpected: number, flaky: number, errors: unknown[] = []) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 1 }, errors });

it.each([
  ['all passed', jestReport(5, 0, 0), 0, { passed: 5, failed: 0, skipped: 2 }],
  ['some failed', jestReport(5, 2, 0), 1, { passed: 5, failed: 2, skipped: 2 }],
  ['a file that broke', jestReport(5, 0, 1), 1, { passed: 5, failed: 1, skipped: 2 }],
  ['a failure outside of any case', jestReport(5, 0, 0), 1, { passed: 5, failed: 1, skipped: 2 }],
  ['no report', null, 0, { passed: 0, failed: 1, skipped: 0 }],
  ['half a report', '{"numPassed', 1, { passed: 0, failed: 1, skipped: 0 }],
])('counts the cases of Jest: %s', (_, report, exitCode, counts) => {
  expect(countCases(jestSchema, report, exitCode)).toEqual(counts);
});

it.each([
  ['all passed', playwrightReport(5, 0, 0), 0, { passed: 5, failed: 0, skipped: 1 }],
  ['failed and flaky ones', playwrightReport(5, 1, 1), 1, { passed: 5, failed: 2, skipped: 1 }],
  [
    'a server that did not start',
    playwrightReport(0, 0, 0, [{ message: 'x' }]),
    1,
    { passed: 0, failed: 1, skipped: 1 },
  ],
  ['no report', null, 1, { passed: 0, failed: 1, skipped: 0 }],
])('counts the cases of Playwright: %s', (_, report, exitCode, counts) => {
  expect(countCases(playwrightSchema, report, exitCode)).toEqual(counts);
});

it.each([
  [
    [
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 2, failed: 1, skipped: 0 },
    ],
    '3 passed, 1 failed',
  ],
  [[{ passed: 1, failed: 0, skipped: 2 }], '1 passed, 0 failed, 2 skipped'],
  [[], '0 passed, 0 failed'],
])('adds up %j', (counts, line) => {
  expect(formatCounts(counts)).toBe(line);
});
