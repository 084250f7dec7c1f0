import { isRefreshToken } from '@/lib/server';
import { invalidatePages } from '@/lib/server/next-seams/catalogue-tag';

/** Takes every page out of the cache: nobody sees what an editor has taken back, and each is rendered again when it is requested. */
export function POST(request: Request): Response {
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null;
  if (!isRefreshToken(token)) return new Response(null, { status: 404 });
  invalidatePages();
  return new Response(null, { status: 204 });
}
