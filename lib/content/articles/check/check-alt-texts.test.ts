/** @jest-environment node */
import { checkAltTexts } from './check-alt-texts';
import { listFound } from './testing/list-found';

describe('checkAltTexts', () => {
  it.each([
    ['![A sun](/sun.svg)', []],
    ['![](/sun.svg)', ['1:1 This picture has no alt text: say in ![…] what it shows.']],
    ['Text\n![ ](/sun.svg)', ['2:1 This picture has no alt text: say in ![…]']],
    ['![][sun]\n\n[sun]: /sun.svg', ['1:1 This picture has no alt text: say in ![…]']],
    ['<img src="/sun.svg" alt="A sun">', []],
    ['<img src="/sun.svg" alt="">', []],
    ['<img src="/sun.svg">', ['1:1 This picture has no alt text: add alt="what it shows"']],
    ['<figure>\n\n  <img src="/sun.svg">\n</figure>', ['3:3 This picture has no alt text: add alt=']],
    ['`![](/sun.svg)`', []],
  ])('of %j says %j', (source, expected) => {
    expect(listFound(checkAltTexts, source)).toEqual(expected.map((start) => expect.stringContaining(start)));
  });
});
