import { formatProblem } from '../articles';
import { parsePageHead } from './parse-page-head';

function listProblems(text: string): string[] {
  return parsePageHead(text).problems.map((problem) => formatProblem('about.md', problem));
}

describe('parsePageHead', () => {
  it.each([
    ['---\ntitle: About\n---\n', { title: 'About', subtitle: null }],
    ['\uFEFF---\r\ntitle: About\r\nsubtitle: "A: B"\r\n---\r\nText', { title: 'About', subtitle: 'A: B' }],
    ['---\ntitle: " About "\nsubtitle:\n---\n', { title: 'About', subtitle: null }],
  ])('takes %j', (text, expected) => {
    expect(parsePageHead(text)).toEqual({ head: expected, problems: [] });
  });

  it.each([
    ['', [/^about\.md:1:1: The front matter is missing: begin with a line of ---/]],
    ['# About', [/^about\.md:1:1: The front matter is missing/]],
    ['---\ntitle: About\n\nText', [/^about\.md:1:1: .* has no end: close it with a line of ---/]],
    ['---\nsubtitle: A\n---\n', [/^about\.md:1:1: title is missing, but takes a line of text\.$/]],
    ['---\ntitle: ""\n---\n', [/^about\.md:2:8: title is empty, but takes a line of text\.$/]],
    [
      '---\ntitle: 404\n---\n',
      [/^about\.md:2:8: title is 404, but takes a line of text: put it in quotes\.$/],
    ],
    [
      '---\ntitle: A\nsubtitel: B\nauthor: C\n---\n',
      [
        /^about\.md:3:1: subtitel is no field of a page; .* Did you mean "subtitle"\?$/,
        /^about\.md:4:1: author is no field of a page; they are title and subtitle\.$/,
      ],
    ],
    ['---\ntitle: A\ntitle: B\n---\n', [/^about\.md:3:1: .*second time/]],
    ['---\ntitle: A: B\n---\n', [/^about\.md:2:8: .*quotes/]],
    ['---\n- title\n---\n', [/^about\.md:2:1: /]],
  ])('of %j says where it is wrong', (text, expected) => {
    const lines = listProblems(text);
    expect(lines).toHaveLength(expected.length);
    expected.forEach((pattern, index) => expect(lines[index]).toMatch(pattern));
    expect(parsePageHead(text).head).toBeNull();
  });
});
