import { isNotModified } from './etag';

const LAST_MODIFIED = Date.UTC(2026, 10, 2, 9, 5, 7, 800);
const SAME_SECOND = 'Mon, 02 Nov 2026 09:05:07 GMT';
const BEFORE = 'Mon, 02 Nov 2026 09:05:06 GMT';
const AFTER = 'Mon, 02 Nov 2026 09:05:08 GMT';

describe('isNotModified', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['nothing', {}, false],
    ['the tag', { 'If-None-Match': 'W/"abc"' }, true],
    ['the tag as a strong one', { 'If-None-Match': '"abc"' }, true],
    ['the tag among others', { 'If-None-Match': '"x", W/"abc" , "y,z"' }, true],
    ['any tag', { 'If-None-Match': ' * ' }, true],
    ['another tag', { 'If-None-Match': 'W/"abcd"' }, false],
    ['a tag without quotes', { 'If-None-Match': 'abc' }, false],
    ['an empty tag', { 'If-None-Match': '' }, false],
    ['the second of the change', { 'If-Modified-Since': SAME_SECOND }, true],
    ['a later second', { 'If-Modified-Since': AFTER }, true],
    ['an earlier second', { 'If-Modified-Since': BEFORE }, false],
    ['what is no date', { 'If-Modified-Since': 'yesterday' }, false],
    ['another tag but a later date', { 'If-None-Match': '"x"', 'If-Modified-Since': AFTER }, false],
    ['the tag but an earlier date', { 'If-None-Match': '"abc"', 'If-Modified-Since': BEFORE }, true],
  ])('a reader that has %s', (_, headers, expected) => {
    const validators = { etag: 'W/"abc"', lastModified: LAST_MODIFIED };
    expect(isNotModified(new Headers(headers), validators)).toBe(expected);
  });

  it('believes no date where nobody knows when it changed', () => {
    const validators = { etag: 'W/"abc"', lastModified: null };
    expect(isNotModified(new Headers({ 'If-Modified-Since': AFTER }), validators)).toBe(false);
  });
});
