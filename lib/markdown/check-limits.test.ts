/** @jest-environment node */
import { checkLimits, MAX_CELLS, MAX_CONTAINERS, MAX_LENGTH, MAX_MARKS } from './check-limits';
import { MarkdownError } from './markdown-error';

describe('checkLimits', () => {
  it.each([
    ['an empty text', ''],
    ['the longest text', 'a'.repeat(MAX_LENGTH)],
    ['deep quotes', `${'>'.repeat(MAX_CONTAINERS)} a`],
    ['many marks in many paragraphs', '*a* [b](c)\n\n'.repeat(MAX_MARKS)],
    ['a large table', '| a | b |\n'.repeat(MAX_CELLS / 3 - 1)],
    ['a long rule', '-'.repeat(1_000)],
  ])('lets %s pass', (_, source) => {
    expect(() => checkLimits(source)).not.toThrow();
  });

  it.each([
    ['too long', 'a'.repeat(MAX_LENGTH + 1), 'has 100001 characters'],
    ['nested quotes', `Intro\n\n${'>'.repeat(6_000)}`, 'from line 3 on nests 6000 quotes and lists'],
    ['quotes apart', '> '.repeat(50), 'nests 50'],
    ['lists in one line', '- '.repeat(50), 'nests 50'],
    ['numbered lists', '1. '.repeat(50), 'nests 50'],
    ['nested emphasis', '*a **b '.repeat(4_000), 'marks such as'],
    ['nested pictures', `a\r\n\r\n${'![a'.repeat(1_000)}`, 'from line 3 on has 1000 marks'],
    ['nested elements', '<div>'.repeat(1_000), 'marks such as'],
    [
      'a table that would be filled up',
      `${'|a'.repeat(100)}\n${'|-'.repeat(100)}\n${'|\n'.repeat(100)}`,
      'of 10200 cells',
    ],
  ])('stops a text that is %s', (_, source, message) => {
    expect(() => checkLimits(source)).toThrow(MarkdownError);
    expect(() => checkLimits(source)).toThrow(message);
  });
});
