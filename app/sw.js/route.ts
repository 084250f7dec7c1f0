import { randomUUID } from 'node:crypto';
import { bundleWorker } from '@/lib/browser/service-worker/bundle-worker';

// Made once, while the site is built: the random name distinguishes this build from every other.
export const dynamic = 'force-static';

const HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  // Browsers ask for it each time, so that a new build is known at once.
  'Cache-Control': 'no-cache',
  'X-Content-Type-Options': 'nosniff',
};

export async function GET(): Promise<Response> {
  return new Response(await bundleWorker(randomUUID()), { headers: HEADERS });
}
