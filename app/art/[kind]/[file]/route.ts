import { renderArt } from '@/lib/art/drawings';

type Context = { params: Promise<{ kind: string; file: string }> };

const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** Draws a picture from its address alone; an address that names none is a 404. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { kind, file } = await params;
  const art = renderArt(kind, file);
  if (!art) return new Response(null, { status: 404, headers: { 'Cache-Control': 'public, max-age=60' } });
  return new Response(art.svg, { headers: HEADERS });
}
