/** @jest-environment node */
import { buildRakutenKey } from './rakuten-key';

const PARTS = {
  advertiserId: '77',
  clickUrl: 'https://click.example/?id=x&offerid=1.2&type=3',
  startDate: '2030-05-01',
  code: 'DESK18',
};
const KEY = buildRakutenKey(PARTS);

describe('buildRakutenKey', () => {
  it('is of 32 hexadecimal digits', () => {
    expect(KEY).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    ['a link with the same offer id', { clickUrl: 'https://click.example/?offerid=1.2&subid=9' }],
    [
      'a link whose ampersands are escaped twice',
      { clickUrl: 'https://click.example/?id=x&amp;offerid=1.2' },
    ],
  ])('stays the same for %s', (_, change) => {
    expect(buildRakutenKey({ ...PARTS, ...change })).toBe(KEY);
  });

  it.each([
    [{ advertiserId: '78' }],
    [{ clickUrl: 'https://click.example/?offerid=1.3' }],
    [{ clickUrl: 'https://click.example/desks' }],
    [{ startDate: undefined }],
    [{ code: undefined }],
  ])('is another with %j', (change) => {
    expect(buildRakutenKey({ ...PARTS, ...change })).not.toBe(KEY);
  });
});
