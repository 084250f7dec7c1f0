import { createHmac, timingSafeEqual } from 'node:crypto';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { DRAFT_MODE_COOKIE } from '@/lib/server/next-seams/draft-mode-cookie';
import { buildArticleHref } from '@/lib/url/paths';

/** No link is good for longer, whoever signed it. */
export const MAX_PREVIEW_HOURS = 30 * 24;

const VERSION = 'preview-v1';
const MAX_LIFE_MS = MAX_PREVIEW_HOURS * 60 * 60 * 1000;
/** The one way to write a number of seconds: no sign, no fraction, no zero before it. */
const SECONDS = /^[1-9]\d{0,11}$/;

const PREVIEW_PATH = '/api/preview';

/** What a link to an unpublished article says: which one, and until when (seconds since the epoch) it is good. */
export type PreviewToken = { slug: string; expires: number };

/** A signed token as it stands in a link and in the cookie of a preview. */
export type SignedPreview = Record<'slug' | 'expires' | 'signature', string>;

export type PreviewCheck =
  | { status: 'valid'; slug: string; expiresAt: Date }
  | { status: 'expired'; expiresAt: Date }
  | { status: 'invalid' };

/** Signs a token (HMAC-SHA256, base64url). Who changes slug or expiry cannot make the signature that goes with them. */
export function signPreview({ slug, expires }: PreviewToken, secret: string): SignedPreview {
  return { slug, expires: String(expires), signature: sign(slug, String(expires), secret) };
}

/**
 * Whether a link or cookie is one that this secret has signed, and still good at `now`. A link says "expired" only
 * where its signature holds; one that would be good for more than MAX_PREVIEW_HOURS is invalid.
 */
export function verifyPreview(given: URLSearchParams, secret: string, now: Date): PreviewCheck {
  const slug = given.get('slug') ?? '';
  const expires = given.get('expires') ?? '';
  const isSigned = isSame(given.get('signature') ?? '', sign(slug, expires, secret));
  if (!isSigned || slug === '' || !SECONDS.test(expires)) return { status: 'invalid' };
  const expiresAt = new Date(Number(expires) * 1000);
  const restMs = expiresAt.getTime() - now.getTime();
  if (restMs > MAX_LIFE_MS) return { status: 'invalid' };
  return restMs > 0 ? { status: 'valid', slug, expiresAt } : { status: 'expired', expiresAt };
}

/** The slug comes last: it alone may hold a line break, so no two tokens make one text. */
function sign(slug: string, expires: string, secret: string): string {
  return createHmac('sha256', secret).update(`${VERSION}\n${expires}\n${slug}`).digest('base64url');
}

/** In constant time; as text, because the last character of base64url has bits that decode to nothing. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The path that opens the preview of an article in a language. */
export function buildPreviewHref(locale: Locale, token: PreviewToken, secret: string): string {
  const { slug, ...rest } = signPreview(token, secret);
  return `${PREVIEW_PATH}?${new URLSearchParams({ slug, ...toLocaleParam(locale), ...rest })}`;
}

/** Where the form that ends a preview is sent to. */
export function buildPreviewExitHref(locale: Locale, slug: string): string {
  return `${PREVIEW_PATH}/exit?${new URLSearchParams({ slug, ...toLocaleParam(locale) })}`;
}

function toLocaleParam(locale: Locale): { locale?: Locale } {
  return locale === DEFAULT_LOCALE ? {} : { locale };
}

/** Holds the signed token of the link that the preview was opened with. */
export const PREVIEW_COOKIE = 'article-preview';

type PreviewCookie = {
  name: string;
  value: string;
  path: string;
  expires: Date;
  httpOnly: true;
  sameSite: 'lax';
  secure: boolean;
};

type CookieScope = { locale: Locale; slug: string; siteUrl: string };

/**
 * The cookies of a preview. Both are sent to the page of that article only, and end with the link: everywhere else the
 * editor's browser gets what every visitor gets, from the same caches.
 */
export function buildPreviewCookies(
  { locale, slug, siteUrl }: CookieScope,
  { draftMode, token, expiresAt }: { draftMode: string; token: string; expiresAt: Date },
): PreviewCookie[] {
  const shared = {
    path: buildArticleHref(locale, slug),
    expires: expiresAt,
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
  } as const;
  return [
    { ...shared, name: DRAFT_MODE_COOKIE, value: draftMode },
    { ...shared, name: PREVIEW_COOKIE, value: token },
  ];
}

/** The same cookies as browsers forget them. */
export function buildForgottenCookies(scope: CookieScope): PreviewCookie[] {
  return buildPreviewCookies(scope, { draftMode: '', token: '', expiresAt: new Date(0) });
}
