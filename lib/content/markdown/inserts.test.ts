import { renderHtml } from './testing/render-html';

const INSERTS = ['[1]', '[2]', '[3]'];

/** The text with its tags taken out, so that the order of blocks and inserts shows. */
async function renderOrder(source: string): Promise<string> {
  const html = await renderHtml(source, { inserts: INSERTS });
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('rehypeInserts', () => {
  it.each([
    { what: 'three blocks have no place', source: 'a\n\nb\n\nc', expected: 'a b c' },
    { what: 'four have one', source: 'a\n\nb\n\nc\n\nd', expected: 'a b c [1]d' },
    { what: 'never after the last', source: 'a\n\nb\n\nc\n\nd\n\ne\n\nf', expected: 'a b c [1]d e f' },
    { what: 'seven have two', source: 'a\n\nb\n\nc\n\nd\n\ne\n\nf\n\ng', expected: 'a b c [1]d e f [2]g' },
    {
      what: 'lines without a blank one between are one block',
      source: '# a\nb\n\nc\n\nd\n\ne',
      expected: 'a b c d [1]e',
    },
    { what: 'headings are blocks', source: '# a\n\nb\n\nc\n\nd', expected: 'a b c [1]d' },
    { what: 'a heading stays with its text', source: '# a\n\nb\n\n# c\n\nd', expected: 'a b [1]c d' },
    {
      what: 'headings one below the other stay with it too',
      source: 'a\n\n# b\n\n## c\n\nd\n\ne',
      expected: 'a [1]b c d e',
    },
    {
      what: 'where all before are headings it stands after their text',
      source: '# a\n\n## b\n\n### c\n\nd\n\ne',
      expected: 'a b c d [1]e',
    },
    {
      what: 'two inserts keep their order around headings',
      source: 'a\n\nb\n\n# c\n\nd\n\ne\n\nf\n\ng',
      expected: 'a b [1]c d e f [2]g',
    },
    { what: 'a list is never torn', source: '- a\n\n- b\n\n- c\n\n- d\n\ne', expected: 'a b c d e' },
    { what: 'code is never torn', source: 'a\n\n```\nb\n\nc\n\nd\n\ne\n```\n\nf', expected: 'a b c d e f' },
    {
      what: 'HTML is never torn',
      source: 'a\n\n<div>\n\nb\n\nc\n\nd\n\n</div>\n\ne\n\nf',
      expected: 'a b c d e [1]f',
    },
    {
      what: 'a blank line of spaces, or of Windows, parts blocks',
      source: 'a\n \t\nb\r\n\r\nc\n\n\n\nd',
      expected: 'a b c [1]d',
    },
    { what: 'a heading over a blank line is a block', source: '# a\n\nb\n\nc\n\nd', expected: 'a b c [1]d' },
    {
      what: 'a heading right above or below its text is none',
      source: 'a\n# b\nc\n\nd\n\ne\n\nf',
      expected: 'a b c d e [1]f',
    },
    {
      what: 'a loose list with paragraphs and code inside is one block',
      source: '- a\n\n  b\n\n      c\n\n- d\n\n1. e\n\n2. f\n\ng\n\nh',
      expected: 'a b c d e f g [1]h',
    },
    {
      what: 'a table and the text right below it are one block',
      source: '| a |\n| - |\n| b |\nc\n\nd\n\ne\n\nf',
      expected: 'abc d e [1]f',
    },
    {
      what: 'indented code and quotes with blank lines are never torn',
      source: '    a\n\n    b\n\n> c\n>\n> d\n\ne\n\nf',
      expected: 'a b c d e [1]f',
    },
    {
      what: 'text right below a fence belongs to it',
      source: '~~~\na\n\nb\n~~~\nc\n\nd\n\ne\n\nf',
      expected: 'a b c d e [1]f',
    },
    {
      what: 'details, definition lists and tables in HTML are never torn',
      source:
        '<details>\n<summary>a</summary>\n\nb\n\nc\n\n</details>\n\n<dl>\n<dt>d</dt>\n\n<dd>e</dd>\n</dl>\n\n' +
        '<table>\n\n<tr>\n\n<td>\n\nf\n\n</td>\n\n</tr>\n\n</table>\n\ng',
      expected: 'a b c d e f [1]g',
    },
    {
      what: 'an element that is never closed holds all that follows',
      source: 'a\n\n<div>\n\nb\n\nc\n\nd\n\ne',
      expected: 'a b c d e',
    },
    {
      what: 'a paragraph that HTML opens and Markdown closes is one block',
      source: '<p>\n\na\n\n</p>\n\nb\n\nc\n\nd',
      expected: 'a b c [1]d',
    },
    {
      what: 'elements in lines of one block are one block',
      source: '<p>a</p>\n<p>b</p>\n\nc\n\nd\n\ne',
      expected: 'a b c d [1]e',
    },
    {
      what: 'what shows nothing is no block: definitions, comments, scripts, ends of elements',
      source: 'a\n\n[x]: /y\n\n<!-- x\n\ny -->\n\n<script>\n\nx\n\n</script>\n\n</div>\n\nb\n\nc',
      expected: 'a b c',
    },
    {
      what: 'never after the last that shows something',
      source: 'a\n\nb\n\nc\n\n[x]: /y\n\n<!-- end -->',
      expected: 'a b c',
    },
    {
      what: 'footnotes in the middle of the source are no block',
      source: 'a[^1]\n\nb\n\n[^1]: d\n\n    e\n\nc',
      expected: 'a1 b c Footnotes d e ↩',
    },
    {
      what: 'footnotes are no block',
      source: 'a[^1]\n\nb\n\nc\n\n[^1]: d',
      expected: 'a1 b c Footnotes d ↩',
    },
  ])('$what', async ({ source, expected }) => {
    expect(await renderOrder(source)).toBe(expected);
  });

  it('stops when all are used', async () => {
    const text = await renderOrder(Array.from({ length: 40 }, () => 'x').join('\n\n'));
    expect(text.match(/\[\d\]/g)).toEqual(INSERTS);
  });
});
