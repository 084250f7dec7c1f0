/** @jest-environment node */
import { buildPreviewExitHref, buildPreviewHref } from './preview-href';

const SECRET = 'a secret of at least 32 characters';

it('builds a link in the default language', () => {
  expect(buildPreviewHref('en', { slug: 'a-draft', expires: 1800000000 }, SECRET)).toMatch(
    /^\/api\/preview\?slug=a-draft&expires=1800000000&signature=[\w-]{43}$/,
  );
});

it('names another language', () => {
  expect(buildPreviewHref('es', { slug: 'ñ&', expires: 1800000000 }, SECRET)).toMatch(
    /^\/api\/preview\?slug=%C3%B1%26&locale=es&expires=1800000000&signature=/,
  );
  expect(buildPreviewExitHref('es', 'a b')).toBe('/api/preview/exit?slug=a+b&locale=es');
  expect(buildPreviewExitHref('en', 'a-draft')).toBe('/api/preview/exit?slug=a-draft');
});
