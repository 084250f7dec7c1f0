import { DRAFT_MODE_COOKIE } from '@/lib/server/next-seams/draft-mode-cookie';
import { buildForgottenCookies, buildPreviewCookies } from './preview-cookie';

const SCOPE = { locale: 'en', slug: 'a draft', siteUrl: 'https://deals.example' } as const;
const expiresAt = new Date('2026-11-21T13:00:00Z');
const SHARED = { path: '/blog/a%20draft', httpOnly: true, sameSite: 'lax', secure: true };

it('sends both to the page of the article alone, for as long as the link is good', () => {
  expect(buildPreviewCookies(SCOPE, { draftMode: 'on', token: 'slug=…', expiresAt })).toEqual([
    { ...SHARED, name: DRAFT_MODE_COOKIE, value: 'on', expires: expiresAt },
    { ...SHARED, name: 'article-preview', value: 'slug=…', expires: expiresAt },
  ]);
});

it('lets browsers forget both', () => {
  expect(buildForgottenCookies(SCOPE)).toEqual([
    { ...SHARED, name: DRAFT_MODE_COOKIE, value: '', expires: new Date(0) },
    { ...SHARED, name: 'article-preview', value: '', expires: new Date(0) },
  ]);
});

it('works without https where the site does', () => {
  const cookies = buildForgottenCookies({ ...SCOPE, siteUrl: 'http://localhost:3000' });
  expect(cookies.map(({ secure }) => secure)).toEqual([false, false]);
});
