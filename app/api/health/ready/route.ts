import { getOwnDatabase, type OwnDatabase } from '@/lib/catalogue';
import { listLateSources } from '@/lib/catalogue/rules';
import { getSettings } from '@/lib/config';
import { logFailure } from '@/lib/server';
import { TimeoutError, withTimeout } from '@/lib/text/with-timeout';

export const dynamic = 'force-dynamic';

const TIMEOUT_MS = 2_000;
const UNAVAILABLE = 503;
const TIMED_OUT = 'The database does not respond within 2 seconds.';
const UNREADABLE = 'The database cannot be read; the log says why.';
const EARLIER =
  'Migrations are missing in the database: start this version of the site once with "npm start".';

/**
 * For load balancers and monitors: can this process read its catalogue, and when was each source imported? Late ones do
 * not make it less ready, and neither does a schema of a later version: that is a rolling upgrade
 * (docs/operations.md#health-and-logs).
 */
export async function GET(): Promise<Response> {
  const settings = getSettings();
  const database = getOwnDatabase(settings);
  if (database === null) return respond({ status: 'ready', imports: [], lateSources: [] });
  try {
    const { schema, sources } = await withTimeout(TIMEOUT_MS, () => read(database));
    if (schema === 'earlier') return respond({ status: 'unavailable', reason: EARLIER });
    const late = listLateSources(sources, settings.importMaxAgeHours, new Date());
    return respond({
      status: 'ready',
      imports: sources.map(toSuccess),
      lateSources: late.map(toSuccess),
    });
  } catch (error) {
    logFailure('readiness', error);
    return respond({
      status: 'unavailable',
      reason: error instanceof TimeoutError ? TIMED_OUT : UNREADABLE,
    });
  }
}

/** The imports of an earlier schema are not read: its table may be missing. */
async function read({ imports, store }: OwnDatabase) {
  const schema = await store.compareSchema();
  return { schema, sources: schema === 'earlier' ? [] : await imports.listSources() };
}

type Success = { source: string; lastSuccess: string | null };

function toSuccess({ source, lastSuccess }: Success): Success {
  return { source, lastSuccess };
}

type Body =
  { status: 'ready'; imports: Success[]; lateSources: Success[] } | { status: 'unavailable'; reason: string };

function respond(body: Body): Response {
  const status = body.status === 'ready' ? 200 : UNAVAILABLE;
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
