import { splitFrontMatter } from '../front-matter';
import { checkCodeLanguages, checkHeadingLevels, checkHeadingTexts, checkText } from './index';
import { buildFixtureLookups } from './testing/fixture-lookups';
import { buildText, listFound, SITE_URL } from './testing/list-found';

const CONTEXT = { slug: 'this-one', siteUrl: SITE_URL, lookups: buildFixtureLookups() };

async function list(text: string) {
  const problems = await checkText(splitFrontMatter(text), CONTEXT);
  return problems.map(({ line, column }) => `${line}:${column}`);
}

describe('checkText', () => {
  it('finds nothing wrong with a text that has everything', async () => {
    const text = [
      '# One',
      '[a](/deals), [b](#two), [c][d] and ![sun](/icons/sun.svg)[^1].',
      '## Two',
      '```ts\nlet x = 1;\n```',
      '<details><summary>More</summary>\n\n| a |\n|---|\n| b |\n\n</details>',
      '[d]: https://shop.example\n\n[^1]: Note.',
    ].join('\n\n');
    expect(await list(text)).toEqual([]);
  });

  it('reports what every rule finds, by line, counted from the top of the file', async () => {
    const text =
      '---\ntitle: a\n---\n[z](#no)\n\n```zzz\n```\n\n#### D\n\n![](/gone) [x]() [a][b] [t](tel:1)\n';
    expect(await list(text)).toEqual(['4:1', '6:1', '9:1', '11:1', '11:1', '11:12', '11:20', '11:25']);
  });

  it('says no more of a text that the site refuses', async () => {
    expect(await list(`[x]()\n\n${'>'.repeat(60)} x`)).toEqual(['3:1']);
  });
});

describe('checkCodeLanguages', () => {
  it.each(['ts', 'typescript', 'JSON', 'html', 'sh', 'text', 'diff', 'js title="a.js"', ''])(
    'knows %j',
    (language) => {
      expect(listFound(checkCodeLanguages, `\`\`\`${language}\nlet x;\n\`\`\``)).toEqual([]);
    },
  );

  it.each([
    ['Text\n\n```javscript\nlet x;\n```', '3:1 The code language "javscript" is not known'],
    ['~~~zzz\n~~~', '1:1 The code language "zzz" is not known'],
    ['- item\n\n  ```zzz\n  x\n  ```', '3:3 The code language "zzz" is not known'],
    ['<pre><code class="language-zzz">x</code></pre>', '1:6 The code language "zzz" is not known'],
  ])('of %j says %j', (source, expected) => {
    expect(listFound(checkCodeLanguages, source)).toEqual([expect.stringContaining(expected)]);
  });

  it('lets code be that is no block', () => {
    expect(listFound(checkCodeLanguages, '`x`\n\n    indented')).toEqual([]);
  });
});

describe('checkHeadingLevels', () => {
  it.each([
    ['Text', []],
    ['# One\n\n## Two\n\n### Three\n\n# Four', []],
    ['## Two\n\n### Three\n\n## Four', []],
    ['### Three', ['1:1 The first heading is of level 3: begin with level 1 or 2.']],
    ['## Two\n\n#### Four\n\n##### Five', ['3:1 This heading goes from level 2 to 4: make it level 3']],
    ['# One\n\n<h3>Three</h3>', ['3:1 This heading goes from level 1 to 3: make it level 2']],
    ['Title\n===\n\n### Three', ['4:1 This heading goes from level 1 to 3']],
    ['> # One\n>\n> ### Three', ['3:3 This heading goes from level 1 to 3']],
    ['```\n### Code\n```', []],
    // The heading that is put above footnotes is no author's.
    ['Text[^1].\n\n[^1]: Note.', []],
    ['#### A\n\n##### B', ['1:1 The first heading is of level 4']],
  ])('of %j says %j', (source, expected) => {
    expect(listFound(checkHeadingLevels, source)).toEqual(
      expected.map((start) => expect.stringContaining(start)),
    );
  });
});

describe('checkHeadingTexts', () => {
  it.each([
    ['# One\n\n## Two', []],
    [
      '# One\n\n## One',
      [{ line: 3, column: 1, isWarning: true, message: expect.stringContaining('of line 1') }],
    ],
    [
      '# One\n\n## *One*\n\n<h3>One</h3>',
      [expect.objectContaining({ line: 3 }), expect.objectContaining({ line: 5 })],
    ],
    ['#\n', [{ line: 1, column: 1, message: expect.stringContaining('has no text') }]],
  ])('of %j says %j', (source, expected) => {
    expect(checkHeadingTexts(buildText(source))).toEqual(expected);
  });
});
