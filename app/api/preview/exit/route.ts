import { cookies } from 'next/headers';
import { isCrossOrigin } from '@/lib/api';
import { getCatalogue } from '@/lib/catalogue';
import { getSettings } from '@/lib/config';
import { parseLocale } from '@/lib/i18n';
import { buildForgottenCookies } from '@/lib/content/preview';
import { buildArticleHref, buildBlogHref } from '@/lib/url/paths';

/**
 * Ends the preview of an article, and leads to it where readers see it, else to the blog. By a form, so never ahead.
 */
export async function POST(request: Request): Promise<Response> {
  if (isCrossOrigin(request.headers)) return new Response(null, { status: 403 });
  const { searchParams } = new URL(request.url);
  const locale = parseLocale(searchParams.get('locale') ?? '');
  const slug = searchParams.get('slug') ?? '';
  const jar = await cookies();
  buildForgottenCookies({ locale, slug, siteUrl: getSettings().siteUrl }).forEach((cookie) =>
    jar.set(cookie),
  );
  const isPublic = (await getCatalogue().getArticleBySlug(slug)) !== null;
  const location = isPublic ? buildArticleHref(locale, slug) : buildBlogHref(locale);
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
