import { getShownVersion } from '@/lib/catalogue/watch-catalogue';

export const dynamic = 'force-dynamic';

/** For load balancers and the import command: is the process up, and which catalogue does it show? */
export function GET(): Response {
  const body = { status: 'ok', catalogueVersion: getShownVersion() };
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}
