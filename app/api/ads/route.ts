import { listActiveAdUnits } from '@/lib/ads';

// Read when it is asked for, not when the site is built: the file is a setting of the running site.
export const dynamic = 'force-dynamic';

/** The active ad units, the same for everyone; without the HTML of networks, which their frames ask for themselves. */
export function GET(): Response {
  const data = listActiveAdUnits().map((unit) => ({ ...unit, html: undefined, hosts: undefined }));
  return Response.json({ data }, { headers: { 'cache-control': 'public, max-age=300' } });
}
