/** @jest-environment node */
import { checkHeadingTexts } from './check-heading-texts';
import { buildText } from './testing/list-found';

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
