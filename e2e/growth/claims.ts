import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';

/** What `npm test` counts. */
const REPORT = 'test-results/growth.json';

type Failure = { file: string; title: string; message: string };
const outcome = { passed: 0, failed: 0, skipped: 0, failures: [] as Failure[] };

/** Prints what was started. */
export function say(line: string): void {
  console.log(`        ${line}`);
}

/** Tries a claim of docs/operations.md and prints it on one line with what `see` returns; a thrown error is its failure. */
export async function claim(title: string, see: () => Promise<string>): Promise<void> {
  const startedAt = performance.now();
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  try {
    console.log(`passed  ${title}: ${await see()} (${seconds()})`);
    outcome.passed += 1;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.log(`FAILED  ${title}: ${message} (${seconds()})`);
    outcome.failures.push({ file: 'e2e/growth', title, message });
    outcome.failed += 1;
  }
}

/** Prints why claims cannot be tried here, and counts them. */
export function skip(count: number, why: string): void {
  console.log(`skipped ${count}: ${why}`);
  outcome.skipped += count;
}

/** Writes the counts and prints them as the last line; a failure sets the exit code. */
export function finish(): void {
  mkdirSync('test-results', { recursive: true });
  writeFileSync(REPORT, JSON.stringify(outcome));
  console.log(`${outcome.passed} passed, ${outcome.failed} failed, ${outcome.skipped} skipped`);
  process.exitCode = outcome.failed === 0 ? 0 : 1;
}

/** Waits until `isSo` holds. Throws where it does not within `timeoutMs`. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  timeoutMs = 30_000,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await isSo())) {
    assert(performance.now() < deadline, `not within ${timeoutMs / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
