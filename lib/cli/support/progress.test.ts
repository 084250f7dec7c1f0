import { createBar, createLines } from './progress';

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

it('createBar writes one line over itself at each percent, and ends it', () => {
  const texts: string[] = [];
  const bar = createBar('Loading', (text) => texts.push(text));
  for (const done of [0, 1, 1_001, 2_000]) bar.update(done, 2_000);
  bar.stop();
  expect(texts).toEqual([
    `\rLoading ${'░'.repeat(40)} 0 % | 0 of 2000`,
    `\rLoading ${'█'.repeat(20)}${'░'.repeat(20)} 50 % | 1001 of 2000`,
    `\rLoading ${'█'.repeat(40)} 100 % | 2000 of 2000`,
    '\n',
  ]);
});
