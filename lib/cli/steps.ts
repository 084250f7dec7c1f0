/** One check of `npm run verify`. `run` answers its exit code and prints only through the text it gives back. */
export type Step = { name: string; run: () => Promise<StepOutput> };
export type StepOutput = { exitCode: number; output: string };
export type StepResult = StepOutput & { name: string; seconds: number };

type RunOptions = { concurrency: number; clock: () => number; onResult: (result: StepResult) => void };

/** Runs steps in order, `concurrency` at a time; a step that cannot be started counts as failed. Results are in order. */
export async function runSteps(steps: Step[], options: RunOptions): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const queue = steps.entries();
  async function work(): Promise<void> {
    for (const [index, step] of queue) {
      const result = await runStep(step, options.clock);
      results[index] = result;
      options.onResult(result);
    }
  }
  await Promise.all(Array.from({ length: options.concurrency }, work));
  return results;
}

/** A heading with what the step printed below it. */
export function formatStepResult({ name, exitCode, output, seconds }: StepResult): string {
  const heading = `── ${name}: ${exitCode === 0 ? 'passed' : `FAILED (exit code ${exitCode})`}, ${seconds.toFixed(1)} s`;
  const text = output.trimEnd();
  return text === '' ? heading : `${heading}\n${text}\n`;
}

/** One line on all steps that names those that failed. */
export function formatStepSummary(results: StepResult[]): string {
  const failed = results.filter(({ exitCode }) => exitCode !== 0).map(({ name }) => name);
  if (failed.length === 0) return `All ${results.length} checks passed.`;
  return `${failed.length} of ${results.length} checks failed: ${failed.join(', ')}.`;
}

async function runStep(step: Step, clock: () => number): Promise<StepResult> {
  const startedAt = clock();
  const { exitCode, output } = await step
    .run()
    .catch((error: unknown) => ({ exitCode: 1, output: String(error) }));
  return { name: step.name, exitCode, output, seconds: (clock() - startedAt) / 1000 };
}
