import { fc } from '@/lib/testing/fast-check';
import { DRAFT_MODE_COOKIE } from '@/lib/server/next-seams/draft-mode-cookie';
import {
  buildForgottenCookies,
  buildPreviewCookies,
  buildPreviewExitHref,
  buildPreviewHref,
  MAX_PREVIEW_HOURS,
  signPreview,
  verifyPreview,
} from './preview-token';

const SECRET = 'a secret of at least 32 characters';
const NOW = new Date('2026-11-21T12:00:00Z');
const NOW_S = NOW.getTime() / 1000;
const HOUR_S = 3600;

function verify(params: Record<string, string>, { secret = SECRET, now = NOW } = {}) {
  return verifyPreview(new URLSearchParams(params), secret, now);
}

describe('a signed link', () => {
  const signed = signPreview({ slug: 'a-draft', expires: NOW_S + HOUR_S }, SECRET);

  it('is good until it expires', () => {
    const expiresAt = new Date('2026-11-21T13:00:00Z');
    expect(verify(signed)).toEqual({ status: 'valid', slug: 'a-draft', expiresAt });
    expect(verify(signed, { now: new Date('2026-11-21T12:59:59.999Z') })).toMatchObject({ status: 'valid' });
    expect(verify(signed, { now: expiresAt })).toEqual({ status: 'expired', expiresAt });
    expect(verify(signed, { now: new Date('2026-11-21T13:00:01Z') })).toEqual({
      status: 'expired',
      expiresAt,
    });
  });

  it('is signed by HMAC-SHA256 in base64url', () => {
    expect(signed.signature).toMatch(/^[\w-]{43}$/);
  });

  it('is nothing to another secret', () => {
    expect(verify(signed, { secret: `${SECRET}.` })).toEqual({ status: 'invalid' });
  });

  it.each([
    ['another slug', { slug: 'another' }],
    ['no slug', { slug: '' }],
    ['a later end', { expires: String(NOW_S + 2 * HOUR_S) }],
    ['the same end in other words', { expires: `0${NOW_S + HOUR_S}` }],
    ['a fraction', { expires: `${NOW_S + HOUR_S}.0` }],
    ['no end', { expires: '' }],
    ['no signature', { signature: '' }],
    ['half a signature', { signature: signed.signature.slice(0, 20) }],
    ['more than its signature', { signature: `${signed.signature}=` }],
  ])('is invalid with %s', (_, change) => {
    expect(verify({ ...signed, ...change })).toEqual({ status: 'invalid' });
  });

  it.each(['slug', 'expires', 'signature'] as const)('is invalid without its %s', (name) => {
    const params = new URLSearchParams(signed);
    params.delete(name);
    expect(verifyPreview(params, SECRET, NOW)).toEqual({ status: 'invalid' });
  });
});

describe('an end that nobody should have signed', () => {
  it.each([
    ['no number', NaN],
    ['endless', Infinity],
    ['zero', 0],
    ['negative', -NOW_S],
    ['a fraction', NOW_S + 0.5],
    ['beyond all dates', 1e15],
    ['a second too far ahead', NOW_S + MAX_PREVIEW_HOURS * HOUR_S + 1],
  ])('is invalid though the signature holds: %s', (_, expires) => {
    expect(verify(signPreview({ slug: 'a-draft', expires }, SECRET))).toEqual({ status: 'invalid' });
  });

  it('is good at the farthest', () => {
    const expires = NOW_S + MAX_PREVIEW_HOURS * HOUR_S;
    expect(verify(signPreview({ slug: 'a-draft', expires }, SECRET))).toMatchObject({ status: 'valid' });
  });
});

const token = fc.record({
  slug: fc.string({ minLength: 1, unit: 'grapheme' }),
  expires: fc.integer({ min: NOW_S + 1, max: NOW_S + MAX_PREVIEW_HOURS * HOUR_S }),
});

it('any token that is signed is read back, through an address', () => {
  fc.assert(
    fc.property(token, ({ slug, expires }) => {
      const address = new URLSearchParams(signPreview({ slug, expires }, SECRET)).toString();
      const check = verifyPreview(new URLSearchParams(address), SECRET, NOW);
      expect(check).toEqual({ status: 'valid', slug, expiresAt: new Date(expires * 1000) });
    }),
  );
});

it('any one character changed makes a link invalid', () => {
  const field = fc.constantFrom('slug' as const, 'expires' as const, 'signature' as const);
  const character = fc.string({ minLength: 1, maxLength: 1, unit: 'binary-ascii' });
  fc.assert(
    fc.property(token, field, fc.nat(), character, (given, name, position, put) => {
      const signed = signPreview(given, SECRET);
      const at = position % signed[name].length;
      const changed = signed[name].slice(0, at) + put + signed[name].slice(at + 1);
      fc.pre(changed !== signed[name]);
      expect(verify({ ...signed, [name]: changed })).toEqual({ status: 'invalid' });
    }),
  );
});

describe('the address of a preview', () => {
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
});

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
