import { splitFrontMatter } from '../front-matter';
import { checkCodeLanguages, checkText } from './index';
import { buildFixtureLookups } from './testing/fixture-lookups';
import { listFound, SITE_URL } from './testing/list-found';

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
