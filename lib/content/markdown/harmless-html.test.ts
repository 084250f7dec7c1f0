/** @jest-environment jsdom */
import { renderHtml } from './testing/render-html';

/** React warns of attributes it does not know; nothing here may leave a word in an editor's console. */
let complaints: jest.SpyInstance;
beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  const { calls } = complaints.mock;
  complaints.mockRestore();
  expect(calls).toEqual([]);
});

/** The elements of a text as the browser has them, without what the site adds to them. */
async function renderBare(source: string): Promise<string> {
  const html = await renderHtml(source);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const box of body.querySelectorAll('div[role=group]')) box.replaceWith(...box.childNodes);
  for (const element of body.querySelectorAll('*')) {
    for (const name of ['loading', 'decoding', 'target', 'rel']) element.removeAttribute(name);
  }
  return body.innerHTML;
}

describe('harmless HTML passes as it is', () => {
  it.each([
    '<a href="/x" title="t" hreflang="de">x</a>',
    '<img src="/a.png" alt="A" title="t" width="40" height="30" align="right" sizes="50vw" srcset="/a.png 1x, /b.png 2x">',
    '<img src="/a.png" border="0">',
    '<picture><source srcset="/a.webp" type="image/webp" media="(min-width: 40em)"><img src="/a.png" alt=""></picture>',
    '<video src="/a.mp4" poster="/a.png" controls="" loop="" width="320" height="180"></video>',
    '<video controls="" playsinline=""><source src="https://x.example/a.mp4" type="video/mp4"></video>',
    '<audio src="/a.mp3" controls=""></audio>',
    '<kbd>Ctrl</kbd> <samp>a</samp> <var>b</var> <tt>c</tt> <code>d</code>',
    'H<sub>2</sub>O<sup>2</sup> <small>s</small> <mark>m</mark> <u>u</u> <s>s</s> <strike>k</strike>',
    '<abbr title="x">y</abbr> <dfn title="z">d</dfn> <cite>c</cite> <q cite="/q">q</q>',
    '<time datetime="2026-11-21">today</time>',
    '<ins cite="/i" datetime="2026-11-21">i</ins><del cite="/d">d</del>',
    '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>',
    '<bdo dir="rtl">x</bdo> <bdi>y</bdi> <span lang="fr" dir="ltr">z</span> a<wbr>b<br clear="all">c',
  ])('within a paragraph: %s', async (html) => {
    expect(await renderBare(`x ${html}`)).toBe(`<p>x ${html}</p>`);
  });

  it.each([
    '<details open=""><summary>S</summary>x</details>',
    '<figure><img src="/a.png" alt="A"><figcaption>B</figcaption></figure>',
    '<dl><dt>a</dt><dd>b</dd></dl>',
    '<ol start="3" type="a" reversed=""><li value="5">x</li></ol>',
    '<ol type="I"><li>x</li></ol>',
    '<table border="1" cellpadding="2" cellspacing="3" width="100%" summary="s"><caption align="bottom">C</caption>' +
      '<colgroup span="2"><col width="9" span="2"></colgroup><thead><tr><th scope="col" abbr="a">x</th></tr></thead>' +
      '<tbody><tr><td colspan="2" rowspan="1" headers="h" align="center" height="9">y</td></tr></tbody><tfoot><tr><td>z</td></tr></tfoot></table>',
    '<table rules="all" frame="box"><tbody><tr><td axis="a" char=".">y</td></tr></tbody></table>',
    '<p align="center">x</p>',
    '<center>x</center>',
    '<div align="right"><hr align="left" color="red" size="2" width="50%"></div>',
    '<blockquote cite="https://x.example/">x</blockquote>',
    '<h3 align="center">a</h3>',
  ])('on its own: %s', async (html) => {
    const bare = await renderBare(html);
    expect(bare.replace(/ id="text-[^"]*"/g, '')).toBe(html);
  });
});

it.each([
  ['class', '<p class="x">a</p>', '<p>a</p>'],
  ['style', '<p style="color:red">a</p>', '<p>a</p>'],
  ['keyboard order', '<b tabindex="1" accesskey="x">a</b>', '<p><b>a</b></p>'],
  ['spacing that React has no name for', 'x <img hspace="1" vspace="2" src="/a">', '<p>x <img src="/a"></p>'],
  [
    'another class on code',
    '<code class="language-js x">a</code>',
    '<p><code class="language-js">a</code></p>',
  ],
])('%s does not pass', async (_, source, expected) => {
  expect(await renderBare(source)).toBe(expected);
});

test('of the fields of forms only the boxes of tasks pass', async () => {
  const html = await renderHtml(
    '- [x] done\n\n<form><input type="text" name="q"><input type="checkbox"></form>',
  );
  expect(html.match(/<input[^>]*>/g)).toEqual([expect.stringContaining('aria-label="done"')]);
});
