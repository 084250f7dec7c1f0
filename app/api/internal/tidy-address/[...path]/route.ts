import { buildTidyHref } from '@/lib/url/tab-address';

type Context = { params: Promise<{ path: string[] }> };

/** Sends addresses with page=1, or white space around a text, to the ones without, for good (lib/url/rewrites.js brings them here). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const location = buildTidyHref((await params).path, new URL(request.url).searchParams);
  return new Response(null, { status: 308, headers: { location, 'cache-control': 'public, max-age=3600' } });
}
