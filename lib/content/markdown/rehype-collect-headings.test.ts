/** @jest-environment node */
import { renderMarkdown } from './render-markdown';
import { renderHtml } from './testing/render-html';

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
