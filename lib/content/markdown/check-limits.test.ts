import {
  checkLimits,
  MarkdownError,
  MAX_BLOCK_MARKS,
  MAX_CONTAINERS,
  MAX_LENGTH,
  MAX_PARTS,
} from './check-limits';

const WIDE_TABLE = `${'|a'.repeat(100)}\n${'|-'.repeat(100)}\n${'|\n'.repeat(100)}`;

/** A list in a list, so many times. */
const nestLists = (levels: number) =>
  Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');

describe('checkLimits', () => {
  it.each([
    ['an empty text', ''],
    ['the longest text', 'a'.repeat(MAX_LENGTH)],
    ['deep quotes', `${'>'.repeat(MAX_CONTAINERS)} a`],
    ['many marks in a paragraph', '*a* '.repeat(MAX_BLOCK_MARKS / 2)],
    ['many marks in many paragraphs', '*a* [b](c)\n\n'.repeat(MAX_PARTS / 4)],
    ['a large table', '| a | b |\n'.repeat(MAX_PARTS / 3 - 1)],
    ['a table with links in 300 rows', '| [a](b) | [c](d) |\n'.repeat(300)],
    ['a long table in HTML', '<tr><td>a</td><td>b</td></tr>\n'.repeat(400)],
    ['a long list', '- a\n  b\n'.repeat(2_000)],
    ['a list of many levels', nestLists(MAX_CONTAINERS)],
    ['many headings', '# a\n\n'.repeat(4_000)],
    ['many notes', 'a[^1]\n\n'.repeat(1_900)],
    ['many addresses', 'www.a.example b@c.example\n\n'.repeat(2_000)],
    ['many blank lines', '\n'.repeat(9_000)],
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
    ['lists below each other', nestLists(300), 'nests more than 40 lists at line 41'],
    ['many deep lists', `${nestLists(40)}\n`.repeat(20), 'marks, quotes, list items'],
    ['nested emphasis', '*a **b '.repeat(4_000), 'has 8000 marks such as'],
    ['nested pictures', `a\r\n\r\n${'![a'.repeat(3_001)}`, 'from line 3 on has 3001 marks'],
    ['ends of links', '](u)'.repeat(4_000), 'has 4000 marks'],
    ['nested elements', '<div>'.repeat(4_000), 'has 4000 marks'],
    [
      'many paragraphs of marks',
      '*a* '.repeat(400).concat('\n\n').repeat(20),
      'has 16000 marks, quotes, list items',
    ],
    ['headings without end', 'a\n-\n\n'.repeat(2_000), 'has 20000 marks, quotes, list items'],
    ['a long list', '- a\n'.repeat(12_000), 'has 12000 marks, quotes, list items'],
    ['addresses without end', 'a@b.example\n\n'.repeat(5_500), 'has 11000 marks'],
    ['headings in a row', '# a\n'.repeat(6_000), 'has 12000 marks'],
    ['notes without end', 'a[^1]\n\n'.repeat(3_000), 'has 15000 marks'],
    ['lines that go on with many quotes', `${'>'.repeat(40)}a\n${'b\n'.repeat(300)}`, 'has 12040 marks'],
    ['blank lines without end', `- a\n${'\n'.repeat(12_000)}`, 'has 12000 marks'],
    ['too much from a line on', '# a\n\n'.repeat(6_000), '(reached from line 10001 on)'],
    ['a table that would be filled up', WIDE_TABLE, 'has 10200 marks, quotes, list items'],
  ])('stops %s', (_, source, message) => {
    expect(() => checkLimits(source)).toThrow(MarkdownError);
    expect(() => checkLimits(source)).toThrow(message);
  });
});

const list = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index));

describe('checkGrowth', () => {
  it.each([
    [
      'elements left open before many blocks',
      list(90, (id) => `<i id=${id}>`).join('') + '\n\na'.repeat(600),
      /leaves 90 tags/,
    ],
    ['the same in capitals', list(300, () => '<FONT>').join('') + '<p>x'.repeat(300), /leaves 300 tags/],
    [
      'elements closed before they are opened',
      '</b>'.repeat(300) + '<b>'.repeat(300) + '<p>x'.repeat(300),
      /leaves 300 tags/,
    ],
    [
      'one endless address',
      `a\n\nwww.a.b/${'!'.repeat(20_000)}x`,
      /^MarkdownError: Line 3 has an address of 20009 /,
    ],
    ['a host that never ends', `www.${'_'.repeat(9_000)}.a`, /an address of 9006 characters/],
    ['many long addresses', `https://a.b/${'?'.repeat(1_900)}x `.repeat(20), /an address of 1913 characters/],
  ])('refuses %s', (_, text, message) => {
    const attempt = () => checkLimits(text);
    expect(attempt).toThrow();
    expect(String(catchError(attempt))).toMatch(message);
  });

  it.each([
    ['a few elements left open', '<b>x\n\n<i>y' + '\n\nz'.repeat(2_000)],
    ['many that are closed', '<b>x</b> <code>y</code>\n\n'.repeat(900)],
    ['many usual addresses', '[x](https://shop.example/a/path/of/some/length?and=a&query=too) '.repeat(300)],
    ['one long address', `[x](https://shop.example/${'a'.repeat(1_900)})`],
    ['a long word that is no address', 'a'.repeat(50_000)],
  ])('lets %s pass', (_, text) => {
    expect(() => checkLimits(text)).not.toThrow();
  });
});

function catchError(attempt: () => void): unknown {
  try {
    attempt();
  } catch (error) {
    return error;
  }
  return null;
}
