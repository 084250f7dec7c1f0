import { getSettings } from '@/lib/config';

// The key is a setting of the running site.
export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ key: string }> };

/** What search engines read at /{key}.txt, to see that the one who notifies them of changes is the site itself. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { key } = await params;
  if (key !== getSettings().indexNowKey) return new Response(null, { status: 404 });
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Robots-Tag': 'noindex' };
  return new Response(key, { headers });
}
