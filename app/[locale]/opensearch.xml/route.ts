import { getSettings } from '@/lib/config';
import { parseLocale } from '@/lib/i18n';
import { formatOpenSearch, OPEN_SEARCH_TYPE } from '@/lib/discovery/site-files';

// The site's name and address are settings of the running site, not of its build.
export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ locale: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const locale = parseLocale((await params).locale);
  return new Response(formatOpenSearch(locale, getSettings()), {
    headers: {
      'Content-Type': `${OPEN_SEARCH_TYPE}; charset=utf-8`,
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
