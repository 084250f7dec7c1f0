import { serveStaticFile } from '@/lib/catalogue';

// The files change while the site runs, and may be there only after it has started.
export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ file: string }> };

/** The pre-built files at /static-data/ (lib/url/rewrites.js): of `public`, Next serves only what it found at its start. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return serveStaticFile(request, (await params).file);
}
