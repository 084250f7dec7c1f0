import { pickEffort } from '@/lib/testing/long-run';
import { MarkdownError, MAX_LENGTH } from './check-limits';
import { renderHtml } from './testing/render-html';

function fill(text: string, length = MAX_LENGTH): string {
  return text.repeat(Math.floor(length / text.length));
}

/** For what takes a second and more at full length: a third of it shows in the same way what grows without a limit. */
function fillSlow(text: string, length = MAX_LENGTH): string {
  return fill(text, length * pickEffort(0.3, 1));
}

function code(language: string, text: string): string {
  return `\`\`\`${language}\n${fill(text, MAX_LENGTH - 100)}\n\`\`\`\n`;
}

const STEPS = Array.from({ length: 45 }, (_, level) => `${'  '.repeat(level)}- a\n`).join('');

/** The slowest of 180 that were tried; what is slow without a limit took up to 40 s. */
describe('a hostile text is shown or refused in good time', () => {
  it.each([
    ['lines that go on with many quotes', `${'>'.repeat(40)}a\n${fill('b\n', 90_000)}`],
    ['lines that go on with many lists', STEPS + fill('b\n', 90_000)],
    ['blank lines in many lists', `${STEPS}${'\n'.repeat(80_000)}b`],
    ['code of C++', code('cpp', 'a ')],
    ['blocks of code', fillSlow(`\`\`\`cpp\n${'a '.repeat(2_490)}\n\`\`\`\n`)],
    [
      'footnotes that lead to each other',
      Array.from({ length: 1_500 }, (_, n) => `a[^${n}]\n\n[^${n}]: b[^${n + 1}]\n\n`).join(''),
    ],
    ['footnotes with many marks', `${fill('a[^1]\n\n', 15_000)}[^1]: c`],
    ['headings with the same words', fill('# Same words\n\n')],
    ['emphasis that is never closed', fillSlow('*a', 5_900)],
    ['links within links', fillSlow('[[a](b)', 6_900)],
    ['pictures that are never closed', fill('![[')],
    ['paragraphs with HTML', fillSlow('a <i> b </i>\n\n', 64_000)],
    ['paragraphs with an open link', fill('<a href=b>\n\n')],
    ['titles that are closed', fillSlow('a <title> b </title>\n\n')],
    ['bare addresses', fill('www.a.b ')],
    ['an ftp address of brackets', `ftp://a.b${')'.repeat(90_000)}`],
    ['an ftp address of entities', `ftp://a.b${fill('&a;', 90_000)}`],
    ['ftp addresses without a domain', fill('(ftp://a')],
    ['entities', fillSlow('&amp;')],
    ['a title over many lines', `[a]: b "${fillSlow('x\n', 90_000)}`],
    ['one line', 'a'.repeat(MAX_LENGTH)],
    ['a wide table', `|${'a|'.repeat(20_000)}\n|${'-|'.repeat(20_000)}`],
    ['definitions', Array.from({ length: 6_000 }, (_, n) => `[a${n}]: b`).join('\n')],
    ['elements', fill('<div>')],
  ])(
    '%s',
    async (_, source) => {
      const [result] = await Promise.allSettled([renderHtml(source)]);
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(MarkdownError);
      else expect(result.value).toMatch(/^</);
    },
    15_000,
  );
});

it('a long article of the usual kind is shown', async () => {
  const words = 'Shops change their **codes** often, so [look](/brands/lumera) before you *pay*. '.repeat(5);
  const table = `| Shop | Code | Until |\n| :- | - | -: |\n${'| [Lumera](/b) | `SAVE` | 1 May |\n'.repeat(12)}`;
  const section = (n: number) =>
    [
      `## Part ${n}`,
      ...Array.from({ length: 3 }, () => words),
      `- one\n- two\n  - three with \`code\`\n- [ ] four[^${n}]`,
      n % 2 === 0
        ? '```js\nconst off = prices.map((price) => `${price * 0.8} €`);\n```'
        : '> A word of a shopper.',
      n % 3 === 0 ? table : '<figure><img src="/a.svg" alt="A"><figcaption>B</figcaption></figure>',
      `[^${n}]: A note with a [link](https://shop.example).`,
    ].join('\n\n');
  const source = Array.from({ length: 60 }, (_, index) => section(index + 1)).join('\n\n');
  expect(source.length).toBeGreaterThan(90_000);
  const html = await renderHtml(source);
  expect(html.match(/<h2 /g)).toHaveLength(61);
  expect(html.match(/<table>/g)).toHaveLength(20);
  expect(html.match(/hljs-keyword/g)).toHaveLength(30);
});

it.each([
  ['short enough', 2_400, true],
  ['too long', 2_600, false],
])('code that is %s for colours', async (_, words, isColoured) => {
  const html = await renderHtml(`\`\`\`js\n${'1 '.repeat(words)}\n\`\`\``);
  expect(html.includes('hljs-number')).toBe(isColoured);
  expect(html).toContain('language-js');
});
