/** @jest-environment jsdom */
import { pickEffort } from '@/lib/testing/long-run';
import { fc } from '@/lib/testing/fast-check';
import { HTML_ATTACKS } from './testing/html-attacks';
import { listDangers } from './testing/list-dangers';
import { MARKDOWN_ATTACKS } from './testing/markdown-attacks';
import { renderHtml } from './testing/render-html';

const ATTACKS = { ...HTML_ATTACKS, ...MARKDOWN_ATTACKS };
const ALL = Object.values(ATTACKS).flat();
const OPTIONS = { inserts: ['inserted'] };

describe('the detector of these tests', () => {
  it.each([
    '<script>1</script>',
    '<b onclick="1">x</b>',
    '<b style="color:red">x</b>',
    '<a href="java&#10;script:1">x</a>',
    '<img srcset="/a 1x, data:x 2x">',
    '<b id="content">x</b>',
    '<b class="evil">x</b>',
    '<a href="/" target="_blank">x</a>',
    '<content-insert></content-insert>',
  ])('finds the danger of %s', (html) => {
    expect(listDangers(html)).toHaveLength(1);
  });
});

it('knows at least 150 attacks', () => {
  expect(new Set(ALL).size).toBeGreaterThanOrEqual(150);
  expect(new Set(ALL).size).toBe(ALL.length);
});

describe.each(Object.entries(ATTACKS))('%s', (_, sources) => {
  it.each(sources)('do nothing: %s', async (source) => {
    const html = await renderHtml(source, OPTIONS);
    expect(listDangers(html)).toEqual([]);
    expect(html).not.toContain('inserted');
  });
});

it('attacks do nothing together, cut and mixed either', async () => {
  const glue = [
    '',
    ' ',
    '\n',
    '\n\n',
    '> ',
    '- ',
    '`',
    '*',
    '<',
    '>',
    '"',
    "'",
    '-->',
    '](',
    '</b>',
    '| a |\n| - |\n',
  ];
  const fragment = fc.oneof(
    fc.constantFrom(...ALL),
    fc.constantFrom(...glue),
    fc
      .tuple(fc.constantFrom(...ALL), fc.nat(40), fc.nat(40))
      .map(([text, start, length]) => text.slice(start, start + length)),
  );
  const document = fc.array(fragment, { minLength: 2, maxLength: 8 }).map((fragments) => fragments.join(''));
  await fc.assert(
    fc.asyncProperty(document, async (source) => {
      expect(listDangers(await renderHtml(source, OPTIONS))).toEqual([]);
    }),
    { numRuns: pickEffort(40, 150) },
  );
}, 60_000);

describe('text that is none does not leak', () => {
  it.each([
    ...[
      'style',
      'textarea',
      'title',
      'noscript',
      'xmp',
      'iframe',
      'noembed',
      'noframes',
      'script',
      'template',
    ].map((name) => `<${name}>secret</${name}>`),
    'a <style>secret</style> b <textarea>secret</textarea> c',
    'a <style>*secret*</style> <title>`secret`</title> b',
    '<title>\n\n*secret*\n\n</title>',
    '<STYLE\nmedia=all>\n\nsecret\n\n</STYLE >',
    '<svg><text>secret</text></svg>',
    '<math><mi>secret</mi></math>',
    '<object>secret</object>',
    '<select><option>secret</option></select>',
    '<!-- secret -->',
  ])('%s', async (source) => {
    const html = await renderHtml(`Before\n\n${source}\n\nAfter`);
    expect(html).not.toContain('secret');
    expect(html).toMatch(/Before.*After/s);
  });
});

it.each(['<title>', '<style>', '<textarea>', '<xmp>', '<iframe>', '<noembed>', '<noframes>', '<plaintext>'])(
  'what is never closed swallows nothing: %s',
  async (tag) => {
    expect(await renderHtml(`a ${tag} b\n\n**After**`)).toContain('<strong>After</strong>');
    expect(await renderHtml(`a ${tag} b\n\n**After**`)).toContain(`&lt;${tag.slice(1, -1)}&gt; b`);
  },
);
