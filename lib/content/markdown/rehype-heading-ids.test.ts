/** @jest-environment node */
import { buildHeadingId } from './rehype-heading-ids';
import { renderHtml } from './testing/render-html';

describe('buildHeadingId', () => {
  it.each([
    ['The four numbers', 'the-four-numbers'],
    ['  Café & crème: 10 %  ', 'café-crème-10'],
    ['日本語', '日本語'],
    ['snake_case - dash', 'snake_case---dash'],
    ['!!!', 'section'],
  ])('%j is %j', (text, expected) => {
    expect(buildHeadingId(text)).toBe(expected);
  });
});

it('gives every heading of a text its own id', async () => {
  const html = await renderHtml('# A\n\n# A\n\n<h2 id="a-1">B</h2>\n\n# A');
  expect([...html.matchAll(/id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'text-a',
    'text-a-2',
    'text-a-1',
    'text-a-3',
  ]);
});
