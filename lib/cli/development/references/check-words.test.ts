import { checkWords, parseWordList } from './check-words';

const DOCUMENT = `# Architecture

## 2. Rules

| Not | But |
| --- | --- |
| rule | nothing |

## 3. Words

Text.

| Not                      | But              |
| ------------------------ | ---------------- |
| zorp, zorpy              | \`widget\`, tool |
| blew anew, blowing anew  | rebuilt          |
| \`zapPage\`              | \`refresh\`      |
| \`zip\` in lib/art       | icon             |

## 4. Others

| More | Cells |
| ---- | ----- |
| more | cells |
`;
const WORDS = parseWordList(DOCUMENT);

function listFindings(text: string, path = 'lib/x.ts'): string[] {
  return checkWords([{ path, text }], WORDS).map(({ line, message }) => `${line} ${message}`);
}

describe('parseWordList', () => {
  it('reads the table of words alone', () => {
    expect(WORDS).toEqual([
      { words: 'zorp', isIdentifier: false, remedy: 'widget, tool' },
      { words: 'zorpy', isIdentifier: false, remedy: 'widget, tool' },
      { words: 'blew anew', isIdentifier: false, remedy: 'rebuilt' },
      { words: 'blowing anew', isIdentifier: false, remedy: 'rebuilt' },
      { words: 'zapPage', isIdentifier: true, remedy: 'refresh' },
      { words: 'zip', isIdentifier: true, folder: 'lib/art', remedy: 'icon' },
    ]);
  });

  it.each(['# Architecture\n', '## 3. Words\n\nNone.\n\n## 4. Others\n\n| a | b |\n| - | - |\n| c | d |\n'])(
    'throws where there is none: %j',
    (text) => {
      expect(() => parseWordList(text)).toThrow('no table of words');
    },
  );
});

describe('checkWords', () => {
  it.each([
    ['// What a zorp is.', '1 "zorp" is refused here: write widget, tool'],
    ['\n/** Zorps it. */', '2 "Zorps" is refused here: write widget, tool'],
    ['type ZorpOffer = 1;', '1 ZorpOffer: "Zorp" is refused here: write widget, tool'],
    ['const HOME_ZORP_MS = 8;', '1 HOME_ZORP_MS: "ZORP" is refused here: write widget, tool'],
    ['class A { #zorpy = 1; }', '1 zorpy: "zorpy" is refused here: write widget, tool'],
    ['void zapPage();', '1 zapPage: write refresh'],
    ['void sql`SELECT ${a} AS\nzapPage`;', '2 zapPage: write refresh'],
    ['void sql`${sql`zapPage`}`;', '1 zapPage: write refresh'],
    ['// The page blew\n// anew.', '1 "blew anew" is refused here: write rebuilt'],
    ['// blowing each page anew', '1 "blowing each page anew" is refused here: write rebuilt'],
    ["it('is zorped twice', f);", '1 "zorped" is refused here: write widget, tool'],
    ['it.each(a)(`zorping %s`, f);', '1 "zorping" is refused here: write widget, tool'],
    ['print(`${a} zorps ${b}.`);', '1 "zorps" is refused here: write widget, tool'],
    ["throw new Error('No zorp within 5 s.');", '1 "zorp" is refused here: write widget, tool'],
  ])('refuses %j', (text, finding) => {
    expect(listFindings(text)).toEqual([finding]);
  });

  it.each([
    'const elzorp = 1; const zorpment = 2;',
    "const key = 'zorp'; const path = 'a/zorp.json';",
    '// Begins anew.',
    'void `zapPage`;',
    'const zap = pageZap;',
  ])('accepts %j', (text) => {
    expect(listFindings(text)).toEqual([]);
  });

  it('refuses some names in one folder alone', () => {
    expect(listFindings('const zip = sql`SELECT zip`;', 'lib/art/x.ts')).toEqual([
      '1 zip: write icon',
      '1 zip: write icon',
    ]);
    expect(listFindings('const zip = sql`SELECT zip`;', 'lib/artful/x.ts')).toEqual([]);
  });

  it('lets promises settle', () => {
    const settle = [{ words: 'settle', isIdentifier: false, remedy: 'resolve' }];
    const promises =
      'await Promise.allSettled([]); // when every promise has settled\ntype A = PromiseSettledResult<1>;';
    expect(checkWords([{ path: 'a.ts', text: promises }], settle)).toEqual([]);
    expect(checkWords([{ path: 'a.ts', text: '// It is settled.' }], settle)).toHaveLength(1);
  });

  it('reads style sheets, migrations, documents, elements and the names of files', () => {
    expect(listFindings('/* zorp */ .zorp { color: red; }', 'a.scss')).toHaveLength(1);
    expect(listFindings('One zorp.\n', 'README.md')).toHaveLength(1);
    expect(listFindings('-- One\n-- zorp.\nSELECT zorp;\n--> zorp\n', 'a.sql')).toEqual([
      '2 "zorp" is refused here: write widget, tool',
    ]);
    expect(listFindings('export const a = <p>One zorp</p>;', 'a.tsx')).toHaveLength(1);
    expect(listFindings('', 'lib/zorp-within.ts')).toEqual([
      '1 the name of the file: "zorp" is refused here: write widget, tool',
    ]);
  });

  it('reads comments, but no texts, of the demo catalogue', () => {
    expect(listFindings("const text = 'One zorp a day.';", 'lib/demo/brands.ts')).toEqual([]);
    expect(listFindings('// One zorp.', 'lib/demo/brands.ts')).toHaveLength(1);
  });
});
