import { renderToStaticMarkup } from 'react-dom/server';
import { buildHeadingId } from './headings';
import { renderMarkdown } from './render-markdown';
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

it('begins at level 2 below a title, and keeps the levels of its contents list', async () => {
  const source = '# A\n\n<h1>B</h1>\n\n### C';
  const { body, headings } = await renderMarkdown(source, { locale: 'en', isBelowTitle: true });
  const html = renderToStaticMarkup(body);
  expect([...html.matchAll(/<h(\d)/g)].map(([, level]) => level)).toEqual(['2', '2', '3']);
  expect(headings.map(({ level }) => level)).toEqual([1, 1, 3]);
});

async function listHeadings(source: string, idPrefix?: string) {
  return (await renderMarkdown(source, { locale: 'en', idPrefix })).headings;
}

describe('the headings of a text', () => {
  it('are of all six levels, in their order', async () => {
    expect(await listHeadings('# A\n\n###### B\n\nText\n\nC\n-')).toEqual([
      { id: 'text-a', level: 1, text: 'A' },
      { id: 'text-b', level: 6, text: 'B' },
      { id: 'text-c', level: 2, text: 'C' },
    ]);
  });

  it.each([
    ['none', 'Text\n\n    # code\n\n```\n# code\n```', []],
    ['formatted', '## The *four* `numbers` [here](/x)', ['The four numbers here']],
    ['with white space and breaks', '<h2>One<br>two\n  three</h2>', ['One two three']],
    ['with entities', '## A &amp; B &lt;c&gt;', ['A & B <c>']],
    ['with a footnote', '## Price[^1] and *tax[^1]*\n\n[^1]: Note', ['Price and tax']],
    ['in raw HTML', '<div>\n<h3>Inside</h3>\n</div>', ['Inside']],
    ['in quotes, lists and details', '> # A\n\n- # B\n\n<details>\n\n## C\n\n</details>', ['A', 'B', 'C']],
    ['without words', '#\n\n## ![](/a.svg)\n\n<h2> </h2>\n\n## A', ['A']],
    ['hidden above footnotes', '## A[^1]\n\n[^1]: Note\n\n    ## In it', ['A']],
    ['that the sanitiser takes out', '<object>\n<h2>A</h2>\n</object>\n\n## B', ['B']],
  ])('%s', async (_, source, expected) => {
    expect((await listHeadings(source)).map(({ text }) => text)).toEqual(expected);
  });

  it('have the ids that stand in the HTML', async () => {
    const source =
      '# Größe\n\n# Größe\n\n<h2 id="own">B</h2>\n\n<h3 id="own">C</h3>\n\n<p id="d">p</p>\n\n# D';
    const ids = (await listHeadings(source, 'article-7-')).map(({ id }) => id);
    expect(ids).toEqual(['größe', 'größe-1', 'own', 'c', 'd-1'].map((id) => `article-7-${id}`));
    const html = await renderHtml(source, { idPrefix: 'article-7-' });
    for (const id of ids) expect(html.split(`id="${id}"`)).toHaveLength(2);
  });
});

it.each([
  ['# Title\n\nOne *two*\n`three`.\n\nFour.', 'One two three.'],
  ['![A picture](/a.svg)\n\nText', 'Text'],
  ['<p>Raw <b>words</b></p>\n\nText', 'Raw words'],
  ['> Said in a quote', 'Said in a quote'],
  ['# Title\n\n- a\n- b', null],
  ['', null],
])('the lead of %j is %j', async (source, expected) => {
  expect((await renderMarkdown(source, { locale: 'en' })).lead).toBe(expected);
});
