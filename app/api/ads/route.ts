import { listActiveAdUnits } from '@/lib/ads';

// Read when it is asked for, not when the site is built: the file is a setting of the running site.
export const dynamic = 'force-dynamic';

/** The active ad units, the same for everyone. */
export function GET(): Response {
  return Response.json(
    { data: listActiveAdUnits() },
    { headers: { 'cache-control': 'public, max-age=300' } },
  );
}
