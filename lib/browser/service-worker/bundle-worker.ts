import { build } from 'esbuild';
import path from 'node:path';

const ENTRY = path.join(process.cwd(), 'lib/browser/service-worker/service-worker.ts');

/**
 * Makes the service worker's script: one file without imports. `buildName` goes into the names of its caches, so it
 * must differ from build to build. Throws where the source does not compile. Server code only.
 */
export async function bundleWorker(buildName: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { BUILD_NAME: JSON.stringify(buildName), 'process.env.NODE_ENV': '"production"' },
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`${ENTRY} made no script.`);
  return script.text;
}
