import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkExamples, compareExample, formatConformance } from './check-examples';
import { parseExamples, type Example } from './parse-examples';

const COMMONMARK_SECTIONS = [
  ...[
    'Tabs',
    'Backslash escapes',
    'Entity and numeric character references',
    'Precedence',
    'Thematic breaks',
  ],
  ...['ATX headings', 'Setext headings', 'Indented code blocks', 'Fenced code blocks', 'HTML blocks'],
  ...['Link reference definitions', 'Paragraphs', 'Blank lines', 'Block quotes', 'List items', 'Lists'],
  ...['Inlines', 'Code spans', 'Emphasis and strong emphasis', 'Links', 'Images', 'Autolinks', 'Raw HTML'],
  ...['Hard line breaks', 'Soft line breaks', 'Textual content'],
];
const GFM_SECTIONS = [
  ...['Tables (extension)', 'Task list items (extension)', 'Strikethrough (extension)'],
  ...['Autolinks (extension)', 'Footnotes', 'Disallowed Raw HTML (extension)'],
];

const COMMONMARK = loadExamples('commonmark.txt');
const GFM = loadExamples('gfm.txt');

function loadExamples(file: string): Example[] {
  return parseExamples(readFileSync(path.join(__dirname, 'examples', file), 'utf8'));
}

function build(markdown: string, html: string): Example {
  return { number: 1, section: 'Lists', markdown, html };
}

describe.each([
  { name: 'CommonMark', examples: COMMONMARK, sections: COMMONMARK_SECTIONS },
  { name: 'GFM', examples: GFM, sections: GFM_SECTIONS },
])('$name', ({ examples, sections }) => {
  it('has examples of every section', () => {
    expect([...new Set(examples.map(({ section }) => section))]).toEqual(sections);
  });

  it.each(examples)('$number, $section', async (example) => {
    const { actual, expected } = await compareExample(example);
    expect(actual).toBe(expected);
  });
});

describe('the comparison', () => {
  it.each([
    { what: 'another element', markdown: '*a*', html: '<p><strong>a</strong></p>', isSame: false },
    { what: 'another address', markdown: '[a](/b)', html: '<p><a href="/c">a</a></p>', isSame: false },
    {
      what: 'white space in code',
      markdown: '    a  b',
      html: '<pre><code>a b\n</code></pre>',
      isSame: false,
    },
    { what: 'white space in text', markdown: 'a\nb', html: '<p>a b</p>', isSame: true },
    {
      what: 'order of attributes',
      markdown: '![a](b "c")',
      html: '<p><img title="c" alt="a" src=b></p>',
      isSame: true,
    },
    { what: 'whatever the specification leaves open', markdown: 'a', html: '<IGNORE>\n', isSame: true },
    {
      what: 'an address that both lose',
      markdown: '[a](ftp://b)',
      html: '<p><a href="ftp://b">a</a></p>',
      isSame: true,
    },
  ])('$what', async ({ markdown, html, isSame }) => {
    expect((await compareExample(build(markdown, html))).isSame).toBe(isSame);
  });
});

describe('the report', () => {
  it('shows differences, explained ones, sections and the total', async () => {
    const examples = [
      build('*a*', '<p><em>a</em></p>'),
      { ...build('b', '<p>c</p>'), number: 2 },
      { ...build('foo@bar.example.com\n', '<p>foo@bar.example.com</p>'), number: 3, section: 'Autolinks' },
    ];
    const report = formatConformance('own.txt', await checkExamples(examples));
    expect(report).toMatch(
      /^Different: 2, Lists \([\da-f]{12}\)\nb\nexpected {2}<p>c<\/p>\nrendered {2}<p>b<\/p>\n\nExp/,
    );
    expect(report).toContain('Explained: 3, Autolinks. CommonMark alone leaves a bare address text');
    expect(report).toContain('\n   50.00 %  1 of 2  Lists\n    0.00 %  0 of 1  Autolinks\n');
    expect(report).toMatch(/ 33\.33 % {2}1 of 3 {2}own\.txt$/);
  });
});
