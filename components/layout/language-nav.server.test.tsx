/** @jest-environment node */
import { useSelectedLayoutSegments } from 'next/navigation';
import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageNav } from './language-nav';

jest.mock('next/navigation', () => ({ usePathname: jest.fn(), useSelectedLayoutSegments: jest.fn() }));

test.each([
  ['/en/view/list/coupons/travel/2/type-code', '/coupons?category=travel&amp;type=code&amp;page=2'],
  ['/en/view/text/deals/_all/q-caf%C3%A9/1', '/deals?q=caf%C3%A9'],
  ['/en/view/offer/lumera/coupon/7', '/brands/lumera?coupon=7'],
  ['/en/categories/travel', '/categories/travel'],
  ['/en/missing', ''],
  ['/en', ''],
])('what the server renders by %s leads to %s in Spanish, without a script', (internal, address) => {
  jest.mocked(useSelectedLayoutSegments).mockReturnValue(internal.split('/').slice(2));
  const html = renderToStaticMarkup(<LanguageNav locale="en" />);
  expect(html).toContain(`href="/es${address}"`);
  expect(html).toContain(`href="/fr${address}"`);
  expect(html).toContain('aria-label="Language"');
});
