/** @jest-environment node */
import { renderHtml } from './testing/render-html';

describe('hostile text', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
    '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="&#1;javascript:alert(1)">x</a>',
    '<a href="&#106;avascript&colon;alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x]: vbscript:alert(1)\n\n[x]',
    '<javascript:alert(1)>',
    '![x](data:text/html;base64,PHNjcmlwdD4=)',
    '<math href="javascript:alert(1)">x</math>',
    '<details ontoggle=alert(1) open>x</details>',
    '<video src="javascript:alert(1)" poster="javascript:alert(1)" onplay=alert(1)></video>',
    '<picture><source srcset="data:text/html,x 1x"><img src="javascript:alert(1)"></picture>',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="x">',
    '<p style="background:url(javascript:alert(1))" class="x">x</p>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<content-insert index="0"></content-insert>',
    '<input type="text" autofocus onfocus=alert(1)>',
    '```js" onmouseover="alert(1)\nx\n```',
  ])('loses what it could do: %s', async (source) => {
    const html = await renderHtml(source, { inserts: ['inserted'] });
    expect(html).not.toMatch(
      /<(script|iframe|object|embed|form|button|svg|math|base|meta|link|style|content-insert)\b/i,
    );
    expect(html.replace(/"[^"]*"/g, '""')).not.toMatch(
      /<[^>]*\s(on\w+|style|srcdoc|formaction|autofocus)\s*=/i,
    );
    expect(html).not.toMatch(/(href|src|srcset|poster|action)="[^"]*(javascript|vbscript|data):/i);
    expect(html).not.toContain('inserted');
  });

  it.each([
    '<style>body{display:none}</style>',
    '<textarea>secret</textarea>',
    '<title>secret</title>',
    '<noscript>secret</noscript>',
    '<xmp>secret</xmp>',
    '<select><option>secret</option></select>',
    '<!-- secret -->',
  ])('text that is none does not leak: %s', async (source) => {
    expect(await renderHtml(`Before\n\n${source}\n\nAfter`)).not.toMatch(/secret|display/);
  });

  it('cannot take the place of an element of the page', async () => {
    expect(await renderHtml('<b id="content">x</b><a name="theme">y</a>')).toContain('id="text-content"');
    expect(await renderHtml('<a name="theme">y</a>')).toContain('name="text-theme"');
  });
});
