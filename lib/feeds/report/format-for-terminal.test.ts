import { formatForTerminal } from './format-for-terminal';

describe('formatForTerminal', () => {
  it.each([
    ['plain "Text" – für 5 € 👩‍👩‍👧', 'plain "Text" – für 5 € 👩‍👩‍👧'],
    ['\x1b[2J\x1b]0;pwn\x07', '\\x1b[2J\\x1b]0;pwn\\x07'],
    ['one\ntwo\tthree\r', 'one\\ntwo\\tthree\\x0d'],
    ['\x9b2J\u0000', '\\x9b2J\\x00'],
    ['abc\u202edef\u2028', 'abc\\u{202e}def\\u{2028}'],
    ['half\ud83d', 'half\\u{d83d}'],
  ])('%j', (text, shown) => {
    expect(formatForTerminal(text)).toBe(shown);
  });

  it.each([
    ['x'.repeat(80), 'x'.repeat(80)],
    ['x'.repeat(10_000), `${'x'.repeat(80)}…`],
    [`${'x'.repeat(79)}\x1b`, `${'x'.repeat(79)}…`],
    [`${'x'.repeat(79)}👍`, `${'x'.repeat(79)}…`],
  ])('cuts %s', (text, shown) => {
    expect(formatForTerminal(text)).toBe(shown);
  });

  it('cuts at the given length', () => {
    expect(formatForTerminal('abcdef', 3)).toBe('abc…');
  });
});
