/** @jest-environment node */
import { checkLimits, MAX_BLOCK_MARKS, MAX_CONTAINERS, MAX_LENGTH, MAX_PARTS } from './check-limits';
import { MarkdownError } from './markdown-error';

const WIDE_TABLE = `${'|a'.repeat(100)}\n${'|-'.repeat(100)}\n${'|\n'.repeat(100)}`;

describe('checkLimits', () => {
  it.each([
    ['an empty text', ''],
    ['the longest text', 'a'.repeat(MAX_LENGTH)],
    ['deep quotes', `${'>'.repeat(MAX_CONTAINERS)} a`],
    ['many marks in a paragraph', '*a* '.repeat(MAX_BLOCK_MARKS / 2)],
    ['many marks in many paragraphs', '*a* [b](c)\n\n'.repeat(MAX_PARTS / 4)],
    ['a large table', '| a | b |\n'.repeat(MAX_PARTS / 3 - 1)],
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
    ['nested emphasis', '*a **b '.repeat(4_000), 'has 8000 marks such as'],
    ['nested pictures', `a\r\n\r\n${'![a'.repeat(2_000)}`, 'from line 3 on has 2000 marks'],
    ['ends of links', '](u)'.repeat(2_000), 'has 2000 marks'],
    ['nested elements', '<div>'.repeat(2_000), 'has 2000 marks'],
    [
      'many paragraphs of marks',
      '*a* '.repeat(400).concat('\n\n').repeat(20),
      'has 16000 marks, quotes, list items',
    ],
    ['headings without end', 'a\n-\n\n'.repeat(2_000), 'has 20000 marks, quotes, list items'],
    ['a long list', '- a\n'.repeat(12_000), 'has 12000 marks, quotes, list items'],
    ['a table that would be filled up', WIDE_TABLE, 'has 10200 marks, quotes, list items'],
  ])('stops %s', (_, source, message) => {
    expect(() => checkLimits(source)).toThrow(MarkdownError);
    expect(() => checkLimits(source)).toThrow(message);
  });
});
