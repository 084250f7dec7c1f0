import { checkReferences } from './check-references';

const SPECIFICATION = {
  path: 'docs/specification.md',
  text: '# Specification\n\n## 7. Calls\n\n- **7.1** One.\n- **7.2** Two.\n\n## 9. Constants\n\n| **9.1.2** | x |\n',
};
const ARCHITECTURE = {
  path: 'docs/architecture.md',
  text: '# Architecture\n\n## 2. Rules\n\n1. **One.**\n2. **Two.**\n\n## 3. Words\n\n1. No rule.\n',
};
const OTHERS = [
  'docs/feeds.md',
  'README.md',
  'lib/url/paths.ts',
  'lib/url/rewrites.js',
  'app/[locale]/page.tsx',
];

const WHOLE_SECTION = 'docs/specification.md §7 is a whole section: cite the rule, such as §7.1';

function listMessages(path: string, text: string): string[] {
  const files = [SPECIFICATION, ARCHITECTURE, { path, text }];
  return checkReferences(files, [...files.map((file) => file.path), ...OTHERS]).map(
    (finding) => `${finding.path}:${finding.line}: ${finding.message}`,
  );
}

describe('in comments', () => {
  it.each([
    ['a section', '/** As docs/architecture.md §2 says. */'],
    ['a rule', '/** As docs/specification.md §7.1 says. */'],
    ['a rule without a sign', '// (docs/specification.md 7.1)'],
    ['a rule in a table', '// docs/specification.md §9.1.2.'],
    ['several rules of sections', '// docs/specification.md §7.1, §7.2 and §9.1.2'],
    ['a citation that goes on in the next line', '/**\n * See docs/specification.md\n * §7.1.\n */'],
    ['the same in two comments', '// See docs/specification.md\n// §7.1.'],
    ['an example in quotes', '// "guide.md:4:15"'],
    ['a rule of a list', '// docs/architecture.md, rule 2'],
    ['several rules of a list', '// docs/architecture.md, rules 1 and 2'],
    ['a document', '// docs/feeds.md says how.'],
    ['a standard', '// RFC 9110 §8.8.3, and WOFF 1.0 §4'],
    ['a file', '// lib/url/rewrites.js, app/[locale]/page.tsx'],
    ['a file without its ending, and a folder', '// lib/url/paths and lib/url'],
    ['the name of a file', '// rewrites.js makes them; Next.js does the rest.'],
    ['patterns and placeholders', '// lib/url/*.ts, lib/<room>/index.ts, app/[locale]/…'],
    ['what is no comment', 'const file = "lib/none.ts"; const url = "http://a.example/docs/none.md";'],
  ])('accepts %s', (_, text) => {
    expect(listMessages('lib/x.ts', text)).toEqual([]);
  });

  it.each([
    ['// docs/specification.md §8.1', 'docs/specification.md has no §8.1: cite one that it has'],
    ['// docs/specification.md 7.3', 'docs/specification.md has no §7.3: cite one that it has'],
    ['// docs/specification.md §7.1 and §7.3', 'docs/specification.md has no §7.3: cite one that it has'],
    ['// docs/specification.md §7', WHOLE_SECTION],
    ['// docs/specification.md §9.1.2 and §7', WHOLE_SECTION],
    ['it("follows docs/specification.md §7", f);', WHOLE_SECTION],
    ['// docs/architecture.md, rules 1 and 3', 'docs/architecture.md has no rule 3: cite one that it has'],
    ['// docs/none.md', 'there is no docs/none.md: cite a page of docs/ or drop it'],
    ['// feeds.md §3.1', 'there is no feeds.md: write docs/feeds.md'],
    ['// notes.md', 'there is no notes.md: cite a page of docs/ or drop it'],
    ['// see spec §7', '"spec §" is no file: write docs/specification.md §N.N'],
    ['// README, rule 5', 'README.md has no rules: cite docs/architecture.md, rule N'],
    ['// as always (§5.1)', '"§5.1" of what? Write docs/specification.md before it'],
    ['// lib/url/none.ts', 'there is no lib/url/none.ts: name a file that there is'],
    ['// none-here.ts', 'there is no file none-here.ts: name one that there is'],
    ['const a = "docs/specification.md §8.1";', 'docs/specification.md has no §8.1: cite one that it has'],
    ['it("does as it should (spec §4)", f);', '"spec §" is no file: write docs/specification.md §N.N'],
  ])('refuses %s', (text, message) => {
    expect(listMessages('lib/x.ts', `\n${text}`)).toEqual([`lib/x.ts:2: ${message}`]);
  });

  it.each([
    ['a.scss', '// none.ts'],
    ['a.tsx', 'export const A = () => <p title="//">{/* none.ts */}</p>;'],
    ['.github/workflows/a.yml', 'a: 1 # none.ts'],
    ['a.sh', '# none.ts'],
    ['.env.example', '# none.ts'],
  ])('reads %s', (path, text) => {
    expect(listMessages(path, text)).toEqual([`${path}:1: there is no file none.ts: name one that there is`]);
  });

  it('finds no comment in the text of an element', () => {
    expect(listMessages('a.tsx', 'export const A = () => <p>http://none.ts // none.ts</p>;')).toEqual([]);
  });
});

describe('in documents', () => {
  it.each([
    ['a link', '[a](feeds.md) ![b](../lib/url/paths.ts) [c](../lib/url)'],
    ['a link to a heading', '[a](specification.md#7-calls) [b](#own-words)\n\n## Own words'],
    [
      'a link elsewhere',
      '[a](https://a.example/x) [b](mailto:a@b.example) [c](/coupons) [d]({contactEmail})',
    ],
    ['what stands in code', '`[a](none.md)`\n\n- A:\n\n  ```\n  [a](none.md) docs/none.md §9\n  ```\n'],
    ['a section of its own', '## 4. Own\n\n- **4.1** See §4 and §4.1.'],
    ['a rule and a section of another', '`docs/specification.md §7.1` and `docs/specification.md §7`'],
    ['a file', '`lib/url/paths.ts` and `lib/<room>/index.ts`'],
  ])('accepts %s', (_, text) => {
    expect(listMessages('docs/x.md', `# X\n\n${text}\n`)).toEqual([]);
  });

  it.each([
    ['[a](none.md)', 'the link none.md leads nowhere: link a file that there is'],
    ['<img alt="a" src="none.png">', 'the link none.png leads nowhere: link a file that there is'],
    ['[a](specification.md#8)', 'docs/specification.md has no heading #8: link one that it has'],
    ['[a](#none)', 'docs/x.md has no heading #none: link one that it has'],
    ['see §3', 'docs/x.md has no §3: cite one that it has, or name the document'],
    ['docs/specification.md §8', 'docs/specification.md has no §8: cite one that it has'],
    ['`lib/none/x.ts`', 'there is no lib/none/x.ts: name a file that there is'],
  ])('refuses %s', (text, message) => {
    expect(listMessages('docs/x.md', `# X\n\n${text}\n`)).toEqual([`docs/x.md:3: ${message}`]);
  });

  it('numbers headings of the same words as GitHub does', () => {
    const text = '# A\n\n## B, c & `d`\n\n## B, c & `d`\n\n[x](#b-c--d) [y](#b-c--d-1)\n';
    expect(listMessages('README.md', text)).toEqual([]);
  });
});
