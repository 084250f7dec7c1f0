import { getSettings } from '@/lib/config';
import { formatSecurityTxt } from '@/lib/discovery/site-files';

// Its date follows the day on which it is read.
export const dynamic = 'force-dynamic';

/** Lies at /.well-known/security.txt too (lib/url/rewrites.js): the compiler passes over folders with a dot. */
export function GET(): Response {
  return new Response(formatSecurityTxt(getSettings(), new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
