/** @jest-environment node */
import { createLines } from './progress';

describe('createLines', () => {
  it('writes each tenth once', () => {
    const lines: string[] = [];
    const progress = createLines('Loading', (line) => lines.push(line));
    for (let done = 0; done <= 40; done += 1) progress.update(done, 40);
    expect(lines).toEqual(Array.from({ length: 11 }, (_, tenth) => `Loading: ${tenth * 10} %`));
  });

  it('skips tenths that were never seen, and has nothing to divide by zero', () => {
    const lines: string[] = [];
    const progress = createLines('Loading', (line) => lines.push(line));
    progress.update(1, 2);
    progress.update(0, 0);
    expect(lines).toEqual(['Loading: 50 %', 'Loading: 100 %']);
  });
});
