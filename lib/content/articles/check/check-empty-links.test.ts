/** @jest-environment node */
import { checkEmptyLinks } from './check-empty-links';
import { listFound } from './testing/list-found';

const NO_ADDRESS = '1:1 This link has no address';
const NO_TEXT = '1:1 The link to /deals has no text';

describe('checkEmptyLinks', () => {
  it.each([
    ['[Deals](/deals)', []],
    ['[Deals]()', [NO_ADDRESS]],
    ['[Deals](<>)', [NO_ADDRESS]],
    ['[](/deals)', [NO_TEXT]],
    ['[ ](/deals)', [NO_TEXT]],
    ['[![Deals](/a.svg)](/deals)', []],
    ['[![](/a.svg)](/deals)', [NO_TEXT]],
    ['[`code`](/deals)', []],
    ['<a href="/deals"></a>', [NO_TEXT]],
    ['<a href="/deals" aria-label="Deals"></a>', []],
    ['<a href="">Deals</a>', [NO_ADDRESS]],
    ['<a id="mark"></a>', []],
    ['Text[^1].\n\n[^1]: Note.', []],
  ])('of %j says %j', (source, expected) => {
    expect(listFound(checkEmptyLinks, source)).toEqual(
      expected.map((start) => expect.stringContaining(start)),
    );
  });
});
