/*
 * npm run test:growth: what docs/operations.md says of growing past one process, tried with the real programs. Prints what it
 * started and what it saw, one line a claim. Needs a build (npm run build).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSiteIfNeeded } from '@/lib/cli/support/build-site';
import { finish, say } from './claims';
import { tryImage } from './image';
import { tryNginx } from './nginx';
import { run, stopAll } from './programs';
import { tryStopping } from './stop';

await buildSiteIfNeeded();
const folder = mkdtempSync(path.join(tmpdir(), 'growth-'));
const DATABASE = {
  DATABASE_URL: `file:${folder}/catalogue.db`,
  VISITORS_DATABASE_URL: `file:${folder}/visitors.db`,
};
try {
  await run(process.execPath, ['lib/cli/run.js', 'demo', 'load', '--scale', '0.1'], {
    ...process.env,
    ...DATABASE,
    PORT: '1',
  });
  say('loaded a tenth of the demo catalogue');
  await tryStopping();
  await tryNginx(folder);
  await tryImage(process.argv.includes('--image'));
} finally {
  await stopAll();
  rmSync(folder, { recursive: true });
  finish();
}
