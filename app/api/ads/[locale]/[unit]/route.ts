import { buildAdDocument, buildAdPolicy, listActiveAdUnits } from '@/lib/ads';
import { getTranslator, parseLocale } from '@/lib/i18n';

export const dynamic = 'force-dynamic';

/** The document of a unit's frame, the same for everyone: the page that frames it says which one it is in the fragment. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/ads/[locale]/[unit]'>,
): Promise<Response> {
  const { locale: language, unit: id } = await params;
  const locale = parseLocale(language);
  const unit = listActiveAdUnits().find((active) => active.id === id);
  if (unit?.adType !== 'adsterra') return new Response(null, { status: 404 });
  const title = getTranslator(locale)('ads.frame');
  return new Response(buildAdDocument({ html: unit.html, title, locale }), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': buildAdPolicy(unit),
      'cache-control': 'public, max-age=300',
      'x-robots-tag': 'noindex, nofollow',
    },
  });
}
