import { identifyCatalogue } from '@/lib/catalogue/identify-catalogue';
import { getShownVersion } from '@/lib/server';
import { getSettings } from '@/lib/config';

export const dynamic = 'force-dynamic';

/** For load balancers and for commands: is the process up, and what does it show of which catalogue? */
export function GET(): Response {
  const body = {
    status: 'ok',
    catalogue: identifyCatalogue(getSettings()),
    catalogueVersion: getShownVersion(),
  };
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}
