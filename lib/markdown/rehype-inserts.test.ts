/** @jest-environment node */
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
    { what: 'headings and rules are blocks', source: '# a\n\nb\n\n# c\n\nd', expected: 'a b c [1]d' },
    { what: 'a list is never torn', source: '- a\n\n- b\n\n- c\n\n- d\n\ne', expected: 'a b c d e' },
    { what: 'code is never torn', source: 'a\n\n```\nb\n\nc\n\nd\n\ne\n```\n\nf', expected: 'a b c d e f' },
    {
      what: 'HTML is never torn',
      source: 'a\n\n<div>\n\nb\n\nc\n\nd\n\n</div>\n\ne\n\nf',
      expected: 'a b c d e [1]f',
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
