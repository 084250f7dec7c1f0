import { renderArt } from '@/lib/art/drawings';
import { getCatalogue } from '@/lib/catalogue';
import { tagResponse } from '@/lib/server';
import { STORED_PICTURE } from '@/lib/url/paths';

type Context = { params: Promise<{ kind: string; file: string }> };

const SVG = 'image/svg+xml; charset=utf-8';
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** Draws a picture from its address alone, or serves one that an operator stored; an address that names none is a 404. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { kind, file } = await params;
  if (kind === STORED_PICTURE) return serveStored(file);
  const art = renderArt(kind, file);
  if (!art) return buildMissing();
  await tagResponse([]);
  return new Response(art.svg, { headers: { ...HEADERS, 'Content-Type': SVG } });
}

async function serveStored(name: string): Promise<Response> {
  const picture = await getCatalogue().getPicture(name);
  if (picture === null) return buildMissing();
  return new Response(new Uint8Array(picture.content), {
    headers: { ...HEADERS, 'Content-Type': picture.type },
  });
}

function buildMissing(): Response {
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'public, max-age=60' } });
}
