/** @jest-environment node */
import { checkDefinitions } from './check-definitions';
import { listFound } from './testing/list-found';

describe('checkDefinitions', () => {
  it.each([
    ['[text][there]\n\n[there]: /deals', []],
    ['[text][gone]', ['1:6 Nothing defines [gone]']],
    ['![text][gone]', ['1:7 Nothing defines [gone]']],
    ['[*text* more][gone]', ['1:13 Nothing defines [gone]']],
    ['[gone][]', ['1:1 Nothing defines [gone]']],
    ['Line\nand [a][b] and [c][d]', ['2:7 Nothing defines [b]', '2:18 Nothing defines [d]']],
    ['| a |\n|---|\n| [a][b] |', ['3:5 Nothing defines [b]']],
    ['\\[text][gone]', []],
    ['\\[text\\]\\[gone\\]', []],
    ['`[text][gone]`', []],
    ['```\n[text][gone]\n```', []],
    // What may be a link is what people write in brackets, too.
    ['[gone]', []],
    ['- [ ] task', []],
    ['Text[^1].\n\n[^1]: Note.', []],
    ['Text[^2].', ['1:5 There is no footnote "2"']],
    ['Text\\[^2].', []],
    ['Of a@shop.example [a][b]', ['1:21 Nothing defines [b]']],
  ])('of %j says %j', (source, expected) => {
    expect(listFound(checkDefinitions, source)).toEqual(
      expected.map((start) => expect.stringContaining(start)),
    );
  });
});
