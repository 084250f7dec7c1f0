import path from 'node:path';
import { buildWeakEtag, isNotModified } from '@/lib/server';
import { isMissingFile, readStaticText, STATIC_DATA_FOLDER, STATIC_DATA_NAMES } from './static-file';

const PLAIN_TEXT = 'text/plain; charset=utf-8';
/** As /api/v1 sends the same content: for anyone's page, and a minute in shared caches. */
const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
};

/**
 * Serves a pre-built file of `folder` by its name with ".json" (docs/specification.md §7.13): 200, or 304 to who has
 * it; 404 for any other name, and where nothing was built. Rejects where the file cannot be read.
 */
export async function serveStaticFile(
  request: Request,
  file: string,
  folder = STATIC_DATA_FOLDER,
): Promise<Response> {
  const content = isStaticFile(file) ? await readIfThere(path.join(folder, file)) : null;
  if (content === null) return serveMissing();
  const headers = { ...HEADERS, ETag: buildWeakEtag(content) };
  if (isNotModified(request.headers, { etag: headers.ETag, lastModified: null }))
    return new Response(null, { status: 304, headers });
  return new Response(content, { headers });
}

function isStaticFile(file: string): boolean {
  return STATIC_DATA_NAMES.some((name) => file === `${name}.json`);
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readStaticText(file);
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

function serveMissing(): Response {
  return new Response('There is no such file.\n', {
    status: 404,
    headers: { 'Content-Type': PLAIN_TEXT, 'Cache-Control': 'no-cache' },
  });
}
