/** @jest-environment node */
import { formatStepResult, formatStepSummary, runSteps, type Step } from './steps';

const clock = () => 0;
const step = (name: string, exitCode: number): Step => ({
  name,
  run: async () => ({ exitCode, output: `${name} said` }),
});

describe('runSteps', () => {
  it('runs all of them, failures too, and answers in order', async () => {
    const names: string[] = [];
    const results = await runSteps([step('a', 0), step('b', 2), step('c', 0)], {
      concurrency: 2,
      clock,
      onResult: ({ name }) => names.push(name),
    });
    expect(results.map(({ name, exitCode }) => [name, exitCode])).toEqual([
      ['a', 0],
      ['b', 2],
      ['c', 0],
    ]);
    expect(names.toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('counts a step that cannot start as failed', async () => {
    const broken: Step = { name: 'broken', run: () => Promise.reject(new Error('not installed')) };
    const [result] = await runSteps([broken], { concurrency: 1, clock, onResult: () => {} });
    expect(result).toMatchObject({ exitCode: 1, output: 'Error: not installed' });
  });

  it('never runs more than it may at once', async () => {
    let running = 0;
    let most = 0;
    const run = async () => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running -= 1;
      return { exitCode: 0, output: '' };
    };
    const steps = Array.from({ length: 6 }, (_, index) => ({ name: String(index), run }));
    await runSteps(steps, { concurrency: 2, clock, onResult: () => {} });
    expect(most).toBe(2);
  });
});

it('formatStepResult heads what a step printed', () => {
  const result = { name: 'lint', exitCode: 1, output: 'a problem\n', seconds: 1.26 };
  expect(formatStepResult(result)).toBe('── lint: FAILED (exit code 1), 1.3 s\na problem\n');
  expect(formatStepResult({ ...result, exitCode: 0, output: ' \n' })).toBe('── lint: passed, 1.3 s');
});

it('formatStepSummary names what failed', () => {
  const result = { output: '', seconds: 1 };
  const passed = { ...result, name: 'lint', exitCode: 0 };
  expect(formatStepSummary([passed, passed])).toBe('All 2 checks passed.');
  expect(formatStepSummary([passed, { ...result, name: 'types', exitCode: 2 }])).toBe(
    '1 of 2 checks failed: types.',
  );
});
