import { revalidateTag } from 'next/cache';
import { isRefreshToken } from '@/lib/server/catalogue-watcher';
import { CATALOGUE_TAG } from '@/lib/server/cache-tag';

/** Takes every page out of the cache: nobody sees what an editor has taken back, and each is rendered again when it is requested. */
export function POST(request: Request): Response {
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null;
  if (!isRefreshToken(token)) return new Response(null, { status: 404 });
  revalidateTag(CATALOGUE_TAG, { expire: 0 });
  return new Response(null, { status: 204 });
}
