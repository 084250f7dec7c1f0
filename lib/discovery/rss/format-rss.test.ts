/** @jest-environment jsdom */
import { fc } from '@/lib/testing/fast-check';
import { escapeXml, formatRss, type RssChannel, type RssItem } from './format-rss';

const ITEM: RssItem = {
  title: 'Lumera & "Sons" <b>',
  link: 'https://site.example/brands/lumera?coupon=1&x=2',
  description: '<p>Lamps &amp; linen ]]></p>',
  publishedAt: Date.UTC(2026, 10, 2, 9, 5, 7),
  categories: ['Coupon', 'Home & Garden'],
};

const CHANNEL: RssChannel = {
  title: 'New offers',
  link: 'https://site.example/',
  description: 'The newest.',
  language: 'en',
  selfLink: 'https://site.example/feeds/search?q=a&b=c',
  updatedAt: Date.UTC(2026, 10, 2),
  items: [ITEM, { ...ITEM, publishedAt: null, categories: [], creator: 'Clipmint' }],
};

/** Fails on anything that is not well-formed, as readers do. */
function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  if (document.querySelector('parsererror')) throw new Error(`No XML: ${xml}`);
  return document;
}

function getText(parent: Element, name: string): string | undefined {
  return [...parent.children].find(({ tagName }) => tagName === name)?.textContent;
}

function getElement(parent: Document | Element, selector: string): Element {
  const element = parent.querySelector(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return element;
}

describe('formatRss', () => {
  const document = parse(formatRss(CHANNEL));
  const channel = getElement(document, 'rss > channel');
  const [first, second] = channel.querySelectorAll('item');

  it('is RSS 2.0 with one channel', () => {
    expect(document.documentElement.tagName).toBe('rss');
    expect(document.documentElement.getAttribute('version')).toBe('2.0');
    expect(document.documentElement.children).toHaveLength(1);
  });

  it.each([
    ['title', 'New offers'],
    ['link', 'https://site.example/'],
    ['description', 'The newest.'],
    ['language', 'en'],
    ['lastBuildDate', 'Mon, 02 Nov 2026 00:00:00 GMT'],
    ['ttl', '60'],
  ])('has one %s', (name, text) => {
    expect([...channel.children].filter(({ tagName }) => tagName === name)).toHaveLength(1);
    expect(getText(channel, name)).toBe(text);
  });

  it('names its own address', () => {
    const self = channel.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0];
    expect(self?.getAttribute('rel')).toBe('self');
    expect(self?.getAttribute('type')).toBe('application/rss+xml');
    expect(self?.getAttribute('href')).toBe('https://site.example/feeds/search?q=a&b=c');
  });

  it('writes of an item what it was given', () => {
    if (!first) throw new Error('There is no item.');
    expect(getText(first, 'title')).toBe(ITEM.title);
    expect(getText(first, 'link')).toBe(ITEM.link);
    expect(getText(first, 'description')).toBe(ITEM.description);
    expect(getText(first, 'pubDate')).toBe('Mon, 02 Nov 2026 09:05:07 GMT');
    expect([...first.querySelectorAll('category')].map((node) => node.textContent)).toEqual(ITEM.categories);
    expect(getElement(first, 'guid').getAttribute('isPermaLink')).toBe('true');
    expect(getText(first, 'guid')).toBe(ITEM.link);
    expect(getText(first, 'dc:creator')).toBeUndefined();
  });

  it('names a creator, and leaves out a date that nobody knows', () => {
    expect(
      second?.getElementsByTagNameNS('http://purl.org/dc/elements/1.1/', 'creator')[0]?.textContent,
    ).toBe('Clipmint');
    expect(second?.querySelector('pubDate')).toBeNull();
  });

  it('is a feed without items too', () => {
    const empty = getElement(parse(formatRss({ ...CHANNEL, updatedAt: null, items: [] })), 'channel');
    expect(empty.querySelector('item, lastBuildDate')).toBeNull();
    expect(getText(empty, 'title')).toBe('New offers');
  });
});

describe('escapeXml', () => {
  it.each([
    ['a control character', 'a\u0000b\u001fc', 'abc'],
    ['a lone surrogate', 'a\ud800b', 'ab'],
    ['what is no character', 'a\ufffe\uffffb', 'ab'],
    ['a carriage return', 'a\r\nb\rc', 'a\nb\nc'],
  ])('leaves out %s', (_, text, expected) => {
    expect(escapeXml(text)).toBe(expected);
  });

  it('brings any text through a parser unharmed, in content and attributes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const allowed = text
          .replace(/\r\n?/g, '\n')
          .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
        const { documentElement } = parse(`<a b="${escapeXml(text)}">${escapeXml(text)}</a>`);
        expect(documentElement.textContent).toBe(allowed);
        // A parser makes a space of a line break or a tabulator in an attribute.
        expect(documentElement.getAttribute('b')).toBe(allowed.replace(/[\t\n]/g, ' '));
      }),
    );
  });
});
