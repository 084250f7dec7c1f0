import { getCatalogue } from '@/lib/catalogue';
import { getSettings } from '@/lib/config';
import { serveSitemap } from '@/lib/discovery/sitemap';

// Read when it is asked for: neither the catalogue nor the site's address is known when the site is built.
export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ part: string }> };

/** The sitemap's index and its parts, whose public addresses are those of lib/url/machine-paths.ts. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { part } = await params;
  return serveSitemap(request, part, { getSource: getCatalogue, site: getSettings(), now: new Date() });
}
