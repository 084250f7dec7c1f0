import { randomUUID } from 'node:crypto';
import { bundleWorker } from '@/lib/browser/service-worker/bundle-worker';

// Made once, while the site is built: the random name sets this build apart from every other.
export const dynamic = 'force-static';

const HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  // Browsers ask for it again, so that a new build is known at once.
  'Cache-Control': 'no-cache',
  'X-Content-Type-Options': 'nosniff',
};

export async function GET(): Promise<Response> {
  return new Response(await bundleWorker(randomUUID()), { headers: HEADERS });
}
