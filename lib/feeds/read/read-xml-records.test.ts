import { collect, toContent } from '../testing/to-content';
import { readRecords } from './read-records';
import type { XmlShape } from './read-xml-records';

function read(file: string, xml: XmlShape = { element: 'link', roots: ['feed'] }): Promise<unknown[]> {
  return collect(readRecords(toContent(file), { xml }));
}

describe('readXmlRecords', () => {
  it.each<[string, string, unknown[]]>([
    ['texts', '<link><a> x </a><b/></link>', [{ a: 'x', b: '' }]],
    [
      'attributes',
      '<link type="TEXT"><a id="1">Home</a></link>',
      [{ '@type': 'TEXT', a: { '@id': '1', '#text': 'Home' } }],
    ],
    ['several of a name', '<link><a>1</a><a>2</a><a>3</a></link>', [{ a: ['1', '2', '3'] }]],
    ['nested elements', '<link><as><a>1</a></as></link>', [{ as: { a: '1' } }]],
    ['a prefix, and the name without it', '<link><g:id>1</g:id></link>', [{ 'g:id': '1', id: '1' }]],
    ['a prefix beside the name', '<link><g:id>1</g:id><id>2</id></link>', [{ 'g:id': '1', id: '2' }]],
    ['a row with a prefix', '<g:link><a>1</a></g:link>', [{ a: '1' }]],
    ['CDATA', '<link><a>1<![CDATA[<b> & &amp; ]]>2</a></link>', [{ a: '1<b> & &amp; 2' }]],
    [
      'an ampersand before a tag',
      '<link><a>AT&T</a><b>&</b><c>&#x</c></link>',
      [{ a: 'AT&T', b: '&', c: '&#x' }],
    ],
    ['an unknown entity', '<link><a>&nosuch; x</a></link>', [{ a: '&nosuch; x' }]],
    ['entities', '<link><a>&lt;&#233;&#x1F389;&amp;amp;&nbsp;x</a></link>', [{ a: '<é🎉&amp;\u00a0x' }]],
    [
      'a bare ampersand',
      '<link><a>https://x.example/?a=1&b=2&c</a></link>',
      [{ a: 'https://x.example/?a=1&b=2&c' }],
    ],
    ['a bare ampersand in an attribute', '<link a="x&y=1"><b/></link>', [{ '@a': 'x&y=1', b: '' }]],
    ['an element of its own name within', '<link><link>1</link></link>', [{ link: '1' }]],
    ['a row that is text', '<link>x</link>', ['x']],
    ['names of every object', '<link><constructor>1</constructor></link>', [{ constructor: '1' }]],
  ])('reads %s', async (_, link, rows) => {
    expect(await read(`<?xml version="1.0" encoding="ISO-8859-1"?><feed>${link}</feed>`)).toEqual(rows);
  });

  it('takes several names of rows', async () => {
    expect(await read('<r><a><x>1</x></a><b><x>2</x></b></r>', { element: ['a', 'b'] })).toHaveLength(2);
  });

  it('takes a feed of its own root without rows, and no other', async () => {
    expect(await read('<feed><total>0</total></feed>')).toEqual([]);
    await expect(read('<rss><item/></rss>')).rejects.toThrow(
      'There is no <link> in the file; it begins with <rss>.',
    );
  });

  it.each([
    ['<cj-api><error-message>Not authenticated</error-message></cj-api>', 'Not authenticated'],
    ['<feed><error><![CDATA[Bad token]]></error></feed>', 'Bad token'],
    ['<a><ns1:message>Quota</ns1:message></a>', 'Quota'],
    ['<fault>\n<errorcode>5</errorcode>\n<errortext>Bad id</errortext></fault>', 'Bad id'],
    ['<ns1:XMLFault><ns1:faultstring>No token</ns1:faultstring></ns1:XMLFault>', 'No token'],
  ])('reports the words of a failure: %s', async (file, words) => {
    await expect(read(file)).rejects.toThrow(`The feed says that it failed: ${words}.`);
  });

  it('never replaces the entities of a document type', async () => {
    const bombs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
      '',
    );
    const file = `<!DOCTYPE feed [<!ENTITY l0 "ha"><!ENTITY x SYSTEM "file:///etc/hosts">${bombs}]>`;
    expect(await read(`${file}<feed><link><a>&l9;&x;</a></link></feed>`)).toEqual([{ a: '&l9;&x;' }]);
  });

  it.each([
    ['<feed>\n<link><a>1</link>', /^It is not XML: Unexpected close tag, in line 2, column \d+\.$/],
    ['<feed>\n<link a=1/></feed>', /^It is not XML: Unquoted attribute value, in line 2/],
    ['<feed>\n<link><a>1', /^The XML ends too early, in line 2, column 11: the file is cut off\.$/],
    ['<feed></feed>\n<feed', /^The XML ends too early, in line 2/],
    [`<feed><link>${'<a>'.repeat(40)}`, /^In line 1, column \d+ the XML is more than 32 levels deep\.$/],
    [
      `<feed><link><a>${'x'.repeat(1_000_001)}`,
      /^One element has more than 1000000 characters, up to line 1/,
    ],
    [
      `<feed><link>${'<a>x</a>'.repeat(130_000)}</link></feed>`,
      /^One element has more than 1000000 characters/,
    ],
  ])('refuses %.40s', async (file, message) => {
    await expect(read(file)).rejects.toThrow(message);
  });
});
