import { cookies, draftMode } from 'next/headers';
import { getCatalogue } from '@/lib/catalogue';
import { getSettings } from '@/lib/config';
import { openPreview, buildPreviewCookies, type OpenedPreview } from '@/lib/content/preview';
import { DRAFT_MODE_COOKIE } from '@/lib/server/next-seams/draft-mode-cookie';
import { buildArticleHref } from '@/lib/url/paths';

/** Neither kept nor sent to the pages that follow: the address is the key. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** Opens the preview of an article by a link of `npm run preview-link`. */
export async function GET(request: Request): Promise<Response> {
  const opened = await open(request);
  if ('slug' in opened) await enableDraftMode(opened);
  return toResponse(opened);
}

/** As GET, for programs that look at a link without following it: nothing is turned on. */
export async function HEAD(request: Request): Promise<Response> {
  const { status, headers } = toResponse(await open(request));
  return new Response(null, { status, headers });
}

function open(request: Request): Promise<OpenedPreview> {
  const { searchParams } = new URL(request.url);
  return openPreview(searchParams, { settings: getSettings(), source: getCatalogue(), now: new Date() });
}

function toResponse(opened: OpenedPreview): Response {
  if ('slug' in opened) {
    const location = buildArticleHref(opened.locale, opened.slug);
    return new Response(null, { status: 307, headers: { ...HEADERS, location } });
  }
  const headers = { ...HEADERS, 'content-type': 'text/html; charset=utf-8' };
  return new Response(opened.html, { status: opened.status, headers });
}

async function enableDraftMode(opened: Extract<OpenedPreview, { slug: string }>): Promise<void> {
  (await draftMode()).enable();
  const jar = await cookies();
  // Next sets its cookie for every page, and for as long as the browser stays open: ours takes its place.
  const draftModeValue = jar.get(DRAFT_MODE_COOKIE)?.value ?? '';
  const scope = { ...opened, siteUrl: getSettings().siteUrl };
  const values = { ...opened, draftMode: draftModeValue };
  buildPreviewCookies(scope, values).forEach((cookie) => jar.set(cookie));
}
