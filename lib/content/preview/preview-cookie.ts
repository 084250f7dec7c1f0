import { DRAFT_MODE_COOKIE } from '@/lib/server/next-seams/draft-mode-cookie';
import { buildArticleHref } from '@/lib/url/paths';
import type { Locale } from '@/lib/i18n/locales';

/** Holds the signed token of the link that the preview was opened with. */
export const PREVIEW_COOKIE = 'article-preview';

export type PreviewCookie = {
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
