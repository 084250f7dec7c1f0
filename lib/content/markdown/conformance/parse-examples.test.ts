import { parseExamples } from './parse-examples';

const FENCE = '`'.repeat(32);

describe('parseExamples', () => {
  it('reads text', () => {
    const text = `# Title\n\n## Tabs ##\n\n${FENCE} example table\n→a\n\nb\n.\n<p>\n\n.\n</p>\n${FENCE}\n\n### Last\n${FENCE} example\n.\n${FENCE}\n`;
    expect(parseExamples(text)).toEqual([
      { number: 1, section: 'Tabs', markdown: '\ta\n\nb\n', html: '<p>\n\n.\n</p>\n' },
      { number: 2, section: 'Last', markdown: '', html: '' },
    ]);
  });

  it('reads JSON', () => {
    const text = JSON.stringify([
      { markdown: 'a', html: '<p>a</p>', example: 7, section: 'Tabs', start_line: 3 },
      { markdown: 'b', html: '<p>b</p>' },
    ]);
    expect(parseExamples(text)).toEqual([
      { number: 7, section: 'Tabs', markdown: 'a', html: '<p>a</p>' },
      { number: 2, section: '', markdown: 'b', html: '<p>b</p>' },
    ]);
  });

  it.each([
    ['text without examples', '# Title', 'It has no examples.'],
    ['other code', `${FENCE} js\nexample\n${FENCE}`, 'It has no examples.'],
    ['an example without end', `\n${FENCE} example\na\n.\nb`, 'begins in line 2 does not end'],
    ['an empty list', '[]', 'It has no examples.'],
    ['other JSON', '[{"a": 1}]', 'markdown'],
    ['broken JSON', '[{', 'JSON'],
  ])('refuses %s', (_, content, message) => {
    expect(() => parseExamples(content)).toThrow(message);
  });
});
