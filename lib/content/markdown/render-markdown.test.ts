import { renderToStaticMarkup } from 'react-dom/server';
import { MarkdownError } from './check-limits';
import { renderHtmlContent, renderMarkdown } from './render-markdown';
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
      /^The text nests more than (100 elements( around line \d+)?|40 lists at line 41) and cannot be shown\.$/,
    );
  });
});

async function render(source: string): Promise<string> {
  return renderToStaticMarkup((await renderHtmlContent(source, { locale: 'en' })).body);
}

describe('renderHtmlContent', () => {
  it.each([
    ['indentation after a blank line', '<div>\n\n    <p>a</p>\n\n</div>', '<p>a</p>'],
    ['what looks like a heading', '<p>a</p>\n\n# b\n\n<p>c</p>', '# b'],
    ['what looks like a list', '<p>a</p>\n\n- b\n- c', '- b\n- c'],
    ['what looks like emphasis, code and a link', '*a* `b` [c](/d) ~~e~~', '*a* `b` [c](/d) ~~e~~'],
    [
      'what looks like an address',
      '<p>www.shop.example a@shop.example</p>',
      '<p>www.shop.example a@shop.example</p>',
    ],
    ['what looks like a footnote', 'a[^1]\n\n[^1]: b', 'a[^1]\n\n[^1]: b'],
    ['backslashes', 'a\\*b', 'a\\*b'],
    ['braces and imports', 'import {x} from "y"; {1 + 1}', 'import {x} from &quot;y&quot;; {1 + 1}'],
    ['blank lines of code', '<pre><code>a\n\n    b\n</code></pre>', 'a\n\n    b\n'],
    ['character references', 'a &amp; b &lt;i&gt; &#64;', 'a &amp; b &lt;i&gt; @'],
  ])('takes %s as HTML does', async (_, source, expected) => {
    expect(await render(source)).toContain(expected);
  });

  it.each([
    ['headings with ids', '<h2>The four</h2>', '<h2 id="text-the-four">The four</h2>'],
    ['tables that scroll by themselves', '<table><tr><td>a</td></tr></table>', '<div role="group"'],
    ['links that stay on the page', '<h2 id="a">A</h2><a href="#a">b</a>', '<a href="#text-a">b</a>'],
    ['links in place', '<a href="https://shop.example">b</a>', '<a href="https://shop.example">b</a>'],
    [
      'the body of a whole document',
      '<!doctype html><html><head><title>t</title></head><body><p>a</p></body></html>',
      '<p>a</p>',
    ],
    ['elements that are not closed', '<p>a<p>b', '<p>a</p><p>b</p>'],
  ])('shows %s', async (_, source, expected) => {
    const html = await render(source);
    expect(html).toContain(expected);
    expect(html).not.toMatch(/<(title|html|body)/);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p style="position:fixed" class="x" onclick="alert(1)">x</p>',
    '<style>body{display:none}</style>',
    '<form action="javascript:alert(1)"><button>x</button></form>',
    '<!-- <script>alert(1)</script> -->',
    '<content-insert index="0"></content-insert>',
  ])('lets nothing run: %s', async (source) => {
    expect(await render(`<p>a</p>\n\n${source}`)).not.toMatch(
      /alert|display|<(script|iframe|svg|form|button|style|content-insert)|\s(class|style|on\w+)=/,
    );
  });

  it.each([
    ['<p> </p><p>One <b>two</b>\nthree.</p><p>Four.</p>', 'One two three.'],
    ['<h2>One</h2><ul><li>Two</li></ul>', null],
  ])('reports the words of the first paragraph of %s', async (source, expected) => {
    expect((await renderHtmlContent(source, { locale: 'en' })).lead).toBe(expected);
  });

  it.each([
    ['is too long', 'x'.repeat(100_001), 'has 100001 characters and 0 tags'],
    ['has too many tags', '<b></b>'.repeat(5_001), '10002 tags'],
    ['nests too deep', '<div>'.repeat(101), 'nests more than 100 elements'],
    ['nests beyond the stack of the parser', '<div>'.repeat(9_000), 'nests more than 100 elements'],
  ])('refuses a text that %s', async (_, source, message) => {
    await expect(render(source)).rejects.toThrow(MarkdownError);
    await expect(render(source)).rejects.toThrow(message);
  });
});
