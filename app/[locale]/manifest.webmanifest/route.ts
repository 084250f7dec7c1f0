import { getSettings } from '@/lib/config';
import { parseLocale } from '@/lib/i18n';
import { buildManifest } from '@/lib/discovery/site-files';

// Read when it is asked for, not when the site is built: the name is a setting of the running site.
export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ locale: string }> };

/** What a browser needs to keep the site beside its apps. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const locale = parseLocale((await params).locale);
  return Response.json(buildManifest(locale, getSettings()), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
