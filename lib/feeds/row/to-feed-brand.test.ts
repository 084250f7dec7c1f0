import { RowError } from '../feed';
import { parseLink, toFeedBrand } from './to-feed-brand';

const getId = (name: string) => toFeedBrand({ externalId: '', names: [name] }).externalId;

describe('a shop without an id', () => {
  it.each([
    ['Shop Example', ' shop  example '],
    ['Shop Example', 'Shop-Example'],
    ['Kiln & Co', 'Kiln and Co'],
    ["Levi's", 'Levi’s'],
  ])('is known by its name: %s is %s', (one, other) => {
    expect(getId(one)).toBe(getId(other));
  });

  it.each([
    ['C', 'C++'],
    ['C', 'C#'],
    ['C#', 'C++'],
    ['A&B', 'A B'],
    ['???', '!!!'],
  ])('is not mistaken for another: %s is not %s', (one, other) => {
    expect(getId(one)).not.toBe(getId(other));
  });
});

it('throws where there is no name', () => {
  expect(() => toFeedBrand({ externalId: '7', names: [' '] })).toThrow('the shop has no name');
});

describe('a unique name', () => {
  const getUniqueName = (uniqueName: string) =>
    toFeedBrand({ externalId: '7', names: ['Kiln'], uniqueName }).uniqueName;

  it.each([
    [' kiln.co ', 'kiln.co'],
    [' ', null],
  ])('is the end of an address: %j is %j', (raw, uniqueName) => {
    expect(getUniqueName(raw)).toBe(uniqueName);
  });

  it.each(['Foo Bar/../x?y', 'a b', 'a#b', '..', '.', 'a%2fb'])('is not %j', (raw) => {
    const message = `the unique name "${raw}" of the shop fits no address`;
    expect(() => getUniqueName(raw)).toThrow(new RowError(message));
  });
});

describe('parseLink', () => {
  it.each([
    ['https://shop.example/lamps?a=1&b=2', 'https://shop.example/lamps?a=1&b=2'],
    ['https://shop.example/?a=1&amp;b=2', 'https://shop.example/?a=1&b=2'],
    ['https://shop.example/?copy=1&copy=2', 'https://shop.example/?copy=1&copy=2'],
    [' http://shop.example ', 'http://shop.example/'],
    ['', null],
    ['/lamps', null],
    ['shop.example', null],
    ['javascript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['&#106;avascript:alert(1)', null],
    ['data:text/html,x', null],
    ['ftp://shop.example/', null],
    ['http://localhost/', null],
    ['http://intranet/', null],
    ['http://printer.local/', null],
    ['http://127.0.0.1:22/', null],
    ['http://2130706433/', null],
    ['https://10.0.0.1/', null],
    ['http://169.254.169.254/latest', null],
    ['http://[::1]/', null],
    ['https://127.0.0.1.shop.example/', 'https://127.0.0.1.shop.example/'],
  ])('reads "%s" as %s', (value, link) => {
    expect(parseLink(value)).toBe(link);
  });
});
