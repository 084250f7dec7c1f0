import { z } from 'zod';

export type Counts = { passed: number; failed: number };

const jestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Test files that broke before their first case. */
  numRuntimeErrorTestSuites: z.number(),
});

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  /** What went wrong outside of any case, for example a server that did not start. */
  errors: z.array(z.unknown()),
});

/** The cases of a jest report (the text of its JSON file, null where there is none). */
export function countJestCases(report: string | null, exitCode: number): Counts {
  const parsed = jestSchema.safeParse(parseReport(report));
  if (!parsed.success) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = parsed.data;
  return withExitCode(
    { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites },
    exitCode,
  );
}

/** The cases of a Playwright report (the text of its JSON file, null where there is none). A flaky case has failed. */
export function countPlaywrightCases(report: string | null, exitCode: number): Counts {
  const parsed = playwrightSchema.safeParse(parseReport(report));
  if (!parsed.success) return { passed: 0, failed: 1 };
  const { stats, errors } = parsed.data;
  return withExitCode(
    { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length },
    exitCode,
  );
}

/** One passed or failed thing without cases of its own. */
export function countExitCode(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function sumCounts(counts: Counts[]): Counts {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
}

/** A suite that says it failed has failed, whatever its report counts. */
function withExitCode({ passed, failed }: Counts, exitCode: number): Counts {
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

function parseReport(report: string | null): unknown {
  try {
    return report === null ? null : JSON.parse(report);
  } catch {
    return null;
  }
}
