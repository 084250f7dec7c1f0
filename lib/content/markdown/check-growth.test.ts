import { checkLimits } from './check-limits';

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
