import { pickHandling } from './pick-handling';

const ORIGIN = 'https://deals.example';

test.each([
  ['/saved', 'document', 'saved-page'],
  ['/saved?utm_source=x', 'document', 'saved-page'],
  ['/', 'document', 'page'],
  ['/coupons?page=2', 'document', 'page'],
  ['/brands/lumera?coupon=7', 'document', 'page'],
  ['/saved/more', 'document', 'page'],
  ['/_next/static/chunks/a.js', 'script', 'asset'],
  ['/_next/static/chunks/a.css', 'style', 'asset'],
  ['/_next/static/media/a.woff2', 'font', 'asset'],
  ['/_next/static/chunks/a.js', '', 'asset'],
  // What a soft navigation asks for.
  ['/coupons?_rsc=abc', '', null],
  ['/saved', 'iframe', null],
  ['/api/v1/coupons/7', '', null],
  ['/api/v1/coupons/7', 'document', null],
  ['/art/logo/lumera.svg', 'image', null],
  ['/art/logo/lumera.svg', 'document', null],
  ['/_next/image?url=x', 'image', null],
  ['/icon.svg', 'image', null],
  ['https://cdn.example/_next/static/chunks/a.js', 'script', null],
  ['https://cdn.example/saved', 'document', null],
] as const)('%s as %s: %s', (address, destination, handling) => {
  expect(pickHandling(new URL(address, ORIGIN), ORIGIN, destination)).toBe(handling);
});
