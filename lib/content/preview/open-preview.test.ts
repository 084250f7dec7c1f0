/** @jest-environment jsdom */
import { ARTICLES } from '@/lib/catalogue/wire/testing/items';
import { formatRefusalPage, openPreview } from './open-preview';
import { buildPreviewHref, verifyPreview } from './preview-token';

const previewSecret = 'a secret of at least 32 characters';
const now = new Date('2026-11-21T12:00:00Z');
const NOW_S = now.getTime() / 1000;
const source = {
  getArticleDraft: async (slug: string) => ARTICLES.find((article) => article.slug === slug) ?? null,
};

function open(link: string, secret: string | undefined = previewSecret) {
  const { searchParams } = new URL(link, 'https://site.example');
  return openPreview(searchParams, {
    settings: { siteName: 'Shop & Save', previewSecret: secret },
    source,
    now,
  });
}

function buildLink(slug: string, expires: number) {
  return buildPreviewHref('en', { slug, expires }, previewSecret);
}

it('opens the article that a link was made for, with a token for its page', async () => {
  const opened = await open(`${buildLink('light', NOW_S + 60)}&extra=1`);
  expect(opened).toMatchObject({ locale: 'en', slug: 'light', expiresAt: new Date('2026-11-21T12:01:00Z') });
  const token = new URLSearchParams('token' in opened ? opened.token : '');
  expect([...token.keys()]).toEqual(['slug', 'expires', 'signature']);
  expect(verifyPreview(token, previewSecret, now)).toMatchObject({ status: 'valid', slug: 'light' });
});

it.each([
  ['an expired link', 401, buildLink('light', NOW_S), 'This link has expired on 21 Nov 2026, 12:00 UTC.'],
  ['a changed link', 401, buildLink('light', NOW_S + 60).replace('light', 'dark'), 'This link is not valid'],
  ['no link at all', 401, '/api/preview', 'This link is not valid'],
  ['a link to an article that is gone', 404, buildLink('gone', NOW_S + 60), 'there is no article'],
])('refuses %s with %s', async (_, status, link, message) => {
  const opened = await open(link);
  expect(opened).toMatchObject({ status, html: expect.stringContaining(message) });
});

it('returns 404 where no secret is set, whatever the link', async () => {
  const settings = { siteName: 'Clipmint', previewSecret: undefined };
  const { searchParams } = new URL(buildLink('light', NOW_S + 60), 'https://site.example');
  expect(await openPreview(searchParams, { settings, source, now })).toMatchObject({
    status: 404,
    html: expect.stringContaining('PREVIEW_SECRET'),
  });
});

const html = formatRefusalPage({
  locale: 'en',
  siteName: 'Shop & Save',
  message: 'This link is <b>not</b> valid.',
  advice: 'Ask for another.',
});
const page = new DOMParser().parseFromString(html, 'text/html');

it('is a complete page that search engines leave alone', () => {
  expect(page.compatMode).toBe('CSS1Compat');
  expect(page.documentElement.lang).toBe('en');
  expect(page.title).toBe('This preview cannot be shown - Shop & Save');
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
});

it('says what was wrong, what to do and where to go on, as text', () => {
  const texts = [...page.querySelectorAll('main > *')].map((element) => element.textContent);
  expect(texts).toEqual([
    'This preview cannot be shown',
    'This link is <b>not</b> valid.',
    'Ask for another.',
    'Back to Blog',
  ]);
  expect(page.querySelector('main a')?.getAttribute('href')).toBe('/blog');
});
