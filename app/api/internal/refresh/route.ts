import { revalidateTag } from 'next/cache';
import { isRefreshToken } from '@/lib/catalogue/watch-catalogue';
import { CATALOGUE_TAG } from '@/lib/catalogue/cache-tag';

/** Marks every page as stale: the next visitor still gets it at once, the one after sees the change. */
export function POST(request: Request): Response {
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null;
  if (!isRefreshToken(token)) return new Response(null, { status: 404 });
  revalidateTag(CATALOGUE_TAG, 'max');
  return new Response(null, { status: 204 });
}
