import { beginsWithFence, padBody, splitFrontMatter } from './front-matter';

describe('splitFrontMatter', () => {
  it.each([
    ['---\na: 1\nb: 2\n---\nText\n', { head: 'a: 1\nb: 2', body: 'Text\n', bodyLine: 5 }],
    ['\uFEFF---\r\na: 1\r\n---\r\nText\r\n', { head: 'a: 1', body: 'Text\n', bodyLine: 4 }],
    ['---\ra: 1\r---\rText', { head: 'a: 1', body: 'Text', bodyLine: 4 }],
    ['--- \na: 1\n---\t\n', { head: 'a: 1', body: '', bodyLine: 4 }],
    ['---\n---', { head: '', body: '', bodyLine: 3 }],
    ['---\na: "---"\n---\n\n---\n', { head: 'a: "---"', body: '\n---\n', bodyLine: 4 }],
    ['---\na: 1\n', { head: null, body: '---\na: 1\n', bodyLine: 1 }],
    ['\n---\na: 1\n---\n', { head: null, body: '\n---\na: 1\n---\n', bodyLine: 1 }],
    ['----\na: 1\n----\n', { head: null, body: '----\na: 1\n----\n', bodyLine: 1 }],
    ['a\0b', { head: null, body: 'a\uFFFDb', bodyLine: 1 }],
    ['', { head: null, body: '', bodyLine: 1 }],
  ])('%j has the parts %j', (text, parts) => {
    expect(splitFrontMatter(text)).toEqual(parts);
  });
});

describe('padBody', () => {
  it('keeps every line where it stands in the file', () => {
    expect(padBody(splitFrontMatter('---\na: 1\n---\nText')).split('\n')[3]).toBe('Text');
  });
});

describe('beginsWithFence', () => {
  it.each([
    ['---\na', true],
    ['\uFEFF--- \r\na', true],
    ['---', true],
    ['----', false],
    ['--- a', false],
    ['a\n---', false],
  ])('of %j says %j', (text, expected) => {
    expect(beginsWithFence(text)).toBe(expected);
  });
});
