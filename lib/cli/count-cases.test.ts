/** @jest-environment node */
import { countExitCode, countJestCases, countPlaywrightCases, sumCounts } from './count-cases';

const jestReport = (passed: number, failed: number, broken: number) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numRuntimeErrorTestSuites: broken });
const playwrightReport = (expected: number, unexpected: number, flaky: number, errors: unknown[] = []) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 1 }, errors });

it.each([
  ['all passed', jestReport(5, 0, 0), 0, { passed: 5, failed: 0 }],
  ['some failed', jestReport(5, 2, 0), 1, { passed: 5, failed: 2 }],
  ['a file that broke', jestReport(5, 0, 1), 1, { passed: 5, failed: 1 }],
  ['a failure outside of any case', jestReport(5, 0, 0), 1, { passed: 5, failed: 1 }],
  ['no report', null, 0, { passed: 0, failed: 1 }],
  ['half a report', '{"numPassed', 1, { passed: 0, failed: 1 }],
])('countJestCases counts %s', (_, report, exitCode, counts) => {
  expect(countJestCases(report, exitCode)).toEqual(counts);
});

it.each([
  ['all passed', playwrightReport(5, 0, 0), 0, { passed: 5, failed: 0 }],
  ['failed and flaky ones', playwrightReport(5, 1, 1), 1, { passed: 5, failed: 2 }],
  ['a server that did not start', playwrightReport(0, 0, 0, [{ message: 'x' }]), 1, { passed: 0, failed: 1 }],
  ['no report', null, 1, { passed: 0, failed: 1 }],
])('countPlaywrightCases counts %s', (_, report, exitCode, counts) => {
  expect(countPlaywrightCases(report, exitCode)).toEqual(counts);
});

it('sumCounts adds up', () => {
  expect(sumCounts([countExitCode(0), countExitCode(3), { passed: 2, failed: 1 }])).toEqual({
    passed: 3,
    failed: 2,
  });
  expect(sumCounts([])).toEqual({ passed: 0, failed: 0 });
});
