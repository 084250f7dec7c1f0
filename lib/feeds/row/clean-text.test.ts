import { cleanLine, cleanText, parseTerms } from './clean-text';

describe('cleanText', () => {
  it.each([
    ['entities', 'Fish &amp; Chips &eacute; &#39;x&#x27;', "Fish & Chips é 'x'"],
    ['a bare ampersand', 'M&S AT&T', 'M&S AT&T'],
    ['markup', '<b>20%</b> off<script>alert(1)</script>', '20% off'],
    ['escaped markup', '&lt;b&gt;20%&lt;/b&gt; off', '20% off'],
    ['CDATA', '<![CDATA[20% off]]>', '20% off'],
    ['comments', 'a<!-- hidden --> b', 'a b'],
    ['comparisons', 'under <50 and >20', 'under <50 and >20'],
    ['control characters', 'a\u0000b\u0007c', 'a b c'],
    ['reordering marks', 'a\u202eb\u2066c', 'abc'],
    ['lone surrogates', 'a\ud800b', 'a b'],
    ['white space', '  a \t b\u00a0 c ', 'a b c'],
    ['decomposed accents', 'cafe\u0301', 'café'],
  ])('cleans %s', (_, value, text) => {
    expect(cleanText(value, 100)).toBe(text);
  });

  it('keeps line breaks, also those of markup', () => {
    expect(cleanText('- one\r\n\r\n- two<br/>- three<p>four</p>', 100)).toBe('- one\n- two\n- three\nfour');
  });

  it('keeps joined emoji', () => {
    expect(cleanText('👩‍🚀 sale', 100)).toBe('👩‍🚀 sale');
  });

  it('cuts at the limit, counted in characters', () => {
    expect(cleanText('🎉'.repeat(5), 3)).toBe('🎉🎉…');
    expect(cleanText('🎉'.repeat(3), 3)).toBe('🎉🎉🎉');
  });
});

it('cleanLine folds line breaks', () => {
  expect(cleanLine('a\nb', 100)).toBe('a b');
});

describe('parseTerms', () => {
  it.each([
    ['Exclusions apply.', 'Exclusions apply.'],
    ['- one\n- two', '- one\n- two'],
    ['None of the sale items', 'None of the sale items'],
    ['', null],
    ['no', null],
    ['None.', null],
    ['.', null],
    ['-', null],
  ])('reads "%s" as %s', (value, terms) => {
    expect(parseTerms(value)).toBe(terms);
  });
});
