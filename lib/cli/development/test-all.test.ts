import path from 'node:path';
import { formatCounts, formatFailures, jestSchema, playwrightSchema, readOutcome } from './test-all';

type JestFile = { name: string; message: string; status: string; assertionResults: object[] };

const jestReport = (passed: number, failed: number, broken: number, testResults: JestFile[] = []) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 2,
    numRuntimeErrorTestSuites: broken,
    testResults,
  });
const playwrightReport = (expected: number, unexpected: number, flaky: number, rest: object = {}) =>
  JSON.stringify({
    config: { rootDir: path.resolve('e2e') },
    stats: { expected, unexpected, flaky, skipped: 1 },
    suites: [],
    errors: [],
    ...rest,
  });

it.each([
  ['all passed', jestReport(5, 0, 0), 0, { passed: 5, failed: 0, skipped: 2 }],
  ['some failed', jestReport(5, 2, 0), 1, { passed: 5, failed: 2, skipped: 2 }],
  ['a file that broke', jestReport(5, 0, 1), 1, { passed: 5, failed: 1, skipped: 2 }],
  ['a failure outside of any case', jestReport(5, 0, 0), 1, { passed: 5, failed: 1, skipped: 2 }],
  ['no report', null, 0, { passed: 0, failed: 1, skipped: 0 }],
  ['half a report', '{"numPassed', 1, { passed: 0, failed: 1, skipped: 0 }],
])('counts the cases of Jest: %s', (_, report, exitCode, counts) => {
  expect(readOutcome(jestSchema, 'npm run verify', report, exitCode)).toMatchObject(counts);
});

it.each([
  ['all passed', playwrightReport(5, 0, 0), 0, { passed: 5, failed: 0, skipped: 1 }],
  ['a flaky one', playwrightReport(5, 0, 1), 0, { passed: 6, failed: 0, skipped: 1 }],
  ['failed and flaky ones', playwrightReport(5, 1, 1), 1, { passed: 6, failed: 1, skipped: 1 }],
  [
    'a server that did not start',
    playwrightReport(0, 0, 0, { errors: [{ message: 'x' }] }),
    1,
    { passed: 0, failed: 1, skipped: 1 },
  ],
  ['no report', null, 1, { passed: 0, failed: 1, skipped: 0 }],
])('counts the cases of Playwright: %s', (_, report, exitCode, counts) => {
  expect(readOutcome(playwrightSchema, 'npm run e2e', report, exitCode)).toMatchObject(counts);
});

const failedCase = (status: string, fullName: string, ...failureMessages: string[]) => ({
  status,
  fullName,
  failureMessages,
});
const journey = (title: string, status: string, ...messages: string[]) => ({
  title,
  file: 'tour.spec.ts',
  line: 7,
  tests: [
    { projectName: 'phone', status, results: [{ errors: messages.map((message) => ({ message })) }] },
    { projectName: 'desktop', status: 'expected', results: [{ errors: [] }] },
  ],
});

describe('names what failed, with the first lines of its message', () => {
  it.each([
    ['nothing', jestReport(5, 0, 0), 0, ''],
    [
      'a case',
      jestReport(1, 1, 0, [
        {
          name: path.resolve('lib/a.test.ts'),
          status: 'failed',
          message: 'all of the file',
          assertionResults: [
            failedCase('passed', 'adds'),
            failedCase(
              'failed',
              'sums takes away',
              '\u001b[31mError: one\u001b[39m\n\nExpected: 1\nReceived: 2',
            ),
          ],
        },
      ]),
      1,
      'FAILED lib/a.test.ts › sums takes away\n    Error: one\n    Expected: 1\n    Received: 2',
    ],
    [
      'a file that broke',
      jestReport(1, 0, 1, [
        {
          name: path.resolve('lib/a.test.ts'),
          status: 'failed',
          message: 'Cannot find module',
          assertionResults: [],
        },
      ]),
      1,
      'FAILED lib/a.test.ts › the whole file\n    Cannot find module',
    ],
    [
      'no case',
      jestReport(5, 0, 0),
      1,
      'FAILED npm test › exit code 1\n    No case failed, but something besides did: what it printed above says what.',
    ],
    [
      'no report',
      null,
      1,
      'FAILED npm test › exit code 1\n    There is no report of its cases: what it printed above says why.',
    ],
  ])('of Jest: %s', (_, report, exitCode, text) => {
    expect(formatFailures(readOutcome(jestSchema, 'npm test', report, exitCode).failures)).toBe(text);
  });

  it.each([
    [
      'cases in files and groups',
      playwrightReport(2, 1, 1, {
        suites: [
          {
            specs: [journey('opens', 'unexpected', 'Error: a', 'Error: b')],
            suites: [{ specs: [journey('closes', 'flaky', 'c'), journey('rests', 'skipped')] }],
          },
        ],
      }),
      'FAILED e2e/tour.spec.ts:7 › [phone] opens\n    Error: a\n    Error: b\nFLAKY e2e/tour.spec.ts:7 › [phone] closes\n    c',
    ],
    [
      'a server that did not start',
      playwrightReport(0, 0, 0, { errors: [{ message: 'port in use' }, {}] }),
      'FAILED e2e › outside of any case\n    port in use\nFAILED e2e › outside of any case',
    ],
  ])('of Playwright: %s', (_, report, text) => {
    expect(formatFailures(readOutcome(playwrightSchema, 'npm run e2e', report, 1).failures)).toBe(text);
  });

  it('and stays short', () => {
    const failure = { file: 'a', title: 'b', message: 'line\n'.repeat(1000) };
    const lines = formatFailures(Array.from({ length: 100 }, () => failure)).split('\n');
    expect(lines.length).toBe(20 * 9 + 1);
    expect(lines.at(-1)).toBe('and 80 more');
  });
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
