/*
 * npm run test:growth: what docs/operations.md says of growing past one process, tried with the real programs. Prints what it
 * started and what it saw, one line a claim. Needs a build (npm run build).
 */
import { buildSiteIfNeeded } from '@/lib/cli/support/build-site';
import { finish } from './claims';
import { stopAll } from './programs';
import { tryStopping } from './stop';

await buildSiteIfNeeded();
try {
  await tryStopping();
} finally {
  await stopAll();
  finish();
}
