import { MarkdownError } from './check-growth';
import { renderMarkdown } from './render-markdown';
import { renderHtml } from './testing/render-html';

describe('renderMarkdown', () => {
  it.each([
    [
      'a heading with an id',
      '## The four *numbers*',
      '<h2 id="text-the-four-numbers">The four <em>numbers</em></h2>',
    ],
    ['a table aligned by attribute', '| a |\n| -: |\n| 1 |', '<td align="right">1</td>'],
    [
      'a task named after its text',
      '- [x] Pack **light**\n  - more',
      'disabled="" aria-label="Pack light" checked=""',
    ],
    ['a loose task', '- [ ] One\n\n- [ ] Two', 'aria-label="Two"'],
    [
      'a table that scrolls in a box of its own',
      '| a |\n| - |\n| 1 |',
      '<div role="group" aria-label="Table" tabindex="0"><table>',
    ],
    ['strikethrough', '~~old~~', '<del>old</del>'],
    [
      'an autolink in a new tab',
      'www.shop.example',
      '<a href="http://www.shop.example" target="_blank" rel="noopener">',
    ],
    ['highlighted code', '```js\nconst a = 1;\n```', '<span class="hljs-keyword">const</span>'],
    [
      'code of an unknown language as it is',
      '```nolang\na b\n```',
      '<code class="hljs language-nolang">a b\n</code>',
    ],
    ['braces and imports as text', 'import {x} from "y" {1 + 1}', 'import {x} from &quot;y&quot; {1 + 1}'],
    ['raw HTML', 'Press <kbd>Esc</kbd> <abbr title="x">y</abbr>', '<kbd>Esc</kbd> <abbr title="x">y</abbr>'],
    [
      'a figure',
      '<figure><img src="/a.svg" alt="A"><figcaption>B</figcaption></figure>',
      '<figcaption>B</figcaption>',
    ],
    ['Markdown inside details', '<details><summary>S</summary>\n\n*in*\n\n</details>', '<em>in</em>'],
  ])('shows %s', async (_, source, expected) => {
    expect(await renderHtml(source)).toContain(expected);
  });

  it('leads from a footnote to its text and back', async () => {
    const html = await renderHtml('Text.[^blue]\n\n[^blue]: Note.');
    expect(html).toContain('href="#text-fn-blue"');
    expect(html).toContain('id="text-fn-blue"');
    expect(html).toContain('href="#text-fnref-blue"');
    expect(html).toContain('id="text-fnref-blue"');
    expect(html).toContain('aria-label="Back to reference 1"');
    expect(html).toContain('aria-describedby="text-footnote-label"');
    expect(html).not.toContain('_blank');
  });

  it('keeps the ids of two texts on one page apart', async () => {
    expect(await renderHtml('# A', { idPrefix: 'article-7-' })).toContain('id="article-7-a"');
  });

  it.each([
    ['[x](#the-end)\n\n## The end', '<a href="#text-the-end">x</a>'],
    ['<a href="#own">x</a> <b id="own">y</b>', '<a href="#text-own">x</a> <b id="text-own">y</b>'],
  ])('links inside the text stay in place: %s', async (source, expected) => {
    expect(await renderHtml(source)).toContain(expected);
  });

  it('opens links in the same tab where it is asked to', async () => {
    expect(await renderHtml('[x](/contact)', { opensNewTabs: false })).toContain('<a href="/contact">x</a>');
  });

  it('reads front matter only where there is some', async () => {
    const source = '---\ntitle: "A: B"\n---\nText';
    const { frontMatter } = await renderMarkdown(source, { locale: 'en', hasFrontMatter: true });
    expect(frontMatter).toEqual({ title: 'A: B' });
    expect(await renderHtml(source)).toContain('title: “A: B”'.replace(/[“”]/g, '&quot;'));
  });

  it.each([
    ['elements', '<div>'.repeat(101)],
    ['elements beyond the stack of the parser', `${'<div>'.repeat(500)}\n\n`.repeat(10)],
    ['formatting', 'a <b>'.repeat(101)],
    ['emphasis', `${'*a '.repeat(101)}${'a* '.repeat(101)}`],
    ['lists', Array.from({ length: 60 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')],
  ])('refuses %s nested too deep', async (_, source) => {
    await expect(renderHtml(source)).rejects.toThrow(MarkdownError);
    await expect(renderHtml(source)).rejects.toThrow(
      /^The text nests more than 100 elements( around line \d+)? and cannot be shown\.$/,
    );
  });
});
