import path from 'node:path';

/** Beside the build of the site that it serves. */
const FILE = 'serve.mjs';
const ENTRY = `
  import { command } from './lib/cli/serve';
  import { runCommand, startCommand } from './lib/cli/support/command';
  const [, , name, ...args] = process.argv;
  await runCommand(() => startCommand(command, name === 'serve' ? args : []));
`;

/**
 * Writes the command `serve` as JavaScript into the folder of the build: called by next.config.mjs after each one. Packages
 * are imported as they are. Throws where it does not compile.
 * @param {{ projectDir: string; distDir: string }} folders
 */
export async function compileServer({ projectDir, distDir }) {
  // It is there where the site is built, not where it is served.
  const { build } = await import('esbuild');
  await build({
    stdin: { contents: ENTRY, resolveDir: projectDir, loader: 'ts' },
    outfile: path.resolve(projectDir, distDir, FILE),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    sourcemap: true,
    sourcesContent: false,
  });
}
