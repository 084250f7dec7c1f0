import { getChangedTags } from '@/lib/server';
import { invalidatePages } from '@/lib/server/next-seams/catalogue-tag';

/** Takes pages that show what has changed out of Next's cache: nobody sees what an editor has taken back. */
export function POST(request: Request): Response {
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null;
  const tags = getChangedTags(token);
  if (tags === null) return new Response(null, { status: 404 });
  invalidatePages(tags);
  return new Response(null, { status: 204 });
}
