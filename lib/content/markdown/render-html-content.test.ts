import { renderToStaticMarkup } from 'react-dom/server';
import { MarkdownError } from './check-growth';
import { renderHtmlContent } from './render-html-content';

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
