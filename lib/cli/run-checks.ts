import { availableParallelism } from 'node:os';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { JEST_REPORT_FILE, listChecks } from './checks';
import { formatStepResult, formatStepSummary, runSteps, type StepResult } from './steps';

const MAX_CONCURRENCY = 2;

/** Runs every check that needs no browser and prints each with its heading as it ends, then a summary. */
export async function runChecks(): Promise<StepResult[]> {
  // An old report must not be counted where jest cannot start.
  rmSync(JEST_REPORT_FILE, { force: true });
  mkdirSync(path.dirname(JEST_REPORT_FILE), { recursive: true });
  const results = await runSteps(listChecks(), {
    concurrency: Math.min(MAX_CONCURRENCY, availableParallelism()),
    clock: () => performance.now(),
    onResult: (result) => console.log(formatStepResult(result)),
  });
  console.log(formatStepSummary(results));
  return results;
}
