import { checkCodeLanguages } from './check-code-languages';
import { listFound } from './testing/list-found';

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
