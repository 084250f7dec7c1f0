import { checkHeadingLevels, checkHeadingTexts } from './check-headings';
import { buildText, listFound } from './testing/list-found';

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
