import { getImportLog } from '@/lib/catalogue';
import { listLateSources } from '@/lib/catalogue/rules';
import { getSettings } from '@/lib/config';
import { logFailure } from '@/lib/server';
import { withTimeout } from '@/lib/text/with-timeout';

export const dynamic = 'force-dynamic';

const TIMEOUT_MS = 2_000;
const HEADERS = { 'cache-control': 'no-store' };

/**
 * For load balancers and monitors: can this process read its catalogue, and which sources have not been imported for
 * long? Those do not make it less ready (docs/operations.md#health-and-logs).
 */
export async function GET(): Promise<Response> {
  const settings = getSettings();
  try {
    const log = getImportLog(settings);
    const sources = log === null ? [] : await withTimeout(TIMEOUT_MS, () => log.listSources());
    const late = listLateSources(sources, settings.importMaxAgeHours, new Date());
    const lateSources = late.map(({ source, lastSuccess }) => ({ source, lastSuccess }));
    return Response.json({ status: 'ready', lateSources }, { headers: HEADERS });
  } catch (error) {
    logFailure('readiness', error);
    return Response.json({ status: 'unavailable' }, { status: 503, headers: HEADERS });
  }
}
