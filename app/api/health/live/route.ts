export const dynamic = 'force-dynamic';

/** For what restarts a process that no longer responds: nothing is asked but the process itself. */
export function GET(): Response {
  return Response.json({ status: 'alive' }, { headers: { 'cache-control': 'no-store' } });
}
