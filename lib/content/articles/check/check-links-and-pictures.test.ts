import {
  checkAddressSchemes,
  checkAltTexts,
  checkDefinitions,
  checkEmptyLinks,
} from './check-links-and-pictures';
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

describe('checkAddressSchemes', () => {
  it.each([
    '[a](https://a.example)',
    '[a](HTTPS://a.example)',
    '[a](mailto:a@a.example)',
    '<a@a.example>',
    '[a](/deals)',
    '[a](//a.example)',
    '[a]()',
    '<img src="/a.svg" srcset="/a.svg 1x, https://a.example/b.svg 2x" alt="">',
  ])('lets %j pass', (source) => {
    expect(listFound(checkAddressSchemes, source)).toEqual([]);
  });

  it.each([
    ['[a](javascript:alert)', '1:1', 'javascript:'],
    ['[a](JavaScript:alert)', '1:1', 'JavaScript:'],
    ['![a](data:image/png,x)', '1:1', 'data:'],
    ['Call\n[a](tel:112)', '2:1', 'tel:'],
    ['[a][b]\n\n[b]: ftp://a.example', '1:1', 'ftp:'],
    ['<a href="vbscript:x">a</a>', '1:1', 'vbscript:'],
    ['<video poster="data:x"></video>', '1:1', 'data:'],
    ['<img src="/a.svg" srcset="data:x 1x" alt="">', '1:1', 'data:'],
  ])('of %j says where, and which scheme', (source, place, scheme) => {
    const expected = `${place} The site empties addresses that begin with "${scheme}"`;
    expect(listFound(checkAddressSchemes, source)).toEqual([expect.stringContaining(expected)]);
  });
});
