import { buildAdFrameHref, createAdToken, isAdEscape, parseAdHeight } from './ad-frame';

test.each([
  [{ adToken: '1-2', adHeight: 90 }, 90],
  [{ adToken: '1-2', adHeight: 0.5 }, 0.5],
  [{ adToken: '1-2', adHeight: 0 }, null],
  [{ adToken: '1-2', adHeight: -1 }, null],
  [{ adToken: '1-2', adHeight: Number.POSITIVE_INFINITY }, null],
  [{ adToken: '1-2', adHeight: Number.NaN }, null],
  [{ adToken: '1-2', adHeight: '90' }, null],
  [{ adToken: '1-3', adHeight: 90 }, null],
  [{ adHeight: 90 }, null],
  ['1-2', null],
  [null, null],
  [undefined, null],
])('the message %j reports the height %j', (message, height) => {
  expect(parseAdHeight(message, '1-2')).toBe(height);
});

test.each([
  [{ adToken: '1-2', adKey: 'Escape' }, true],
  [{ adToken: '1-2', adKey: 'Enter' }, false],
  [{ adToken: '1-2', adHeight: 90 }, false],
  [{ adToken: '1-3', adKey: 'Escape' }, false],
  [{ adKey: 'Escape' }, false],
  ['Escape', false],
  [null, false],
])('the message %j reports the Escape key: %s', (message, expected) => {
  expect(isAdEscape(message, '1-2')).toBe(expected);
});

test('every token is another', () => {
  expect(createAdToken()).toMatch(/^\d+-\d+-\d+-\d+$/);
  expect(createAdToken()).not.toBe(createAdToken());
});

test('no server sees the token of a frame', () => {
  const { pathname, search, hash } = new URL(
    buildAdFrameHref('es', 'strip', '1-2-3-4'),
    'http://site.example',
  );
  expect([pathname, search, hash]).toEqual(['/api/ads/es/strip', '', '#1-2-3-4']);
});
