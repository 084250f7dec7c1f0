import { execFile, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import type { FetchedPage } from './fetch-page';
import { HOSTILE_PAGE } from './page-kinds';

const run = promisify(execFile);
const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
/** What the specification of GFM writes for aligned columns; newer checkers only warn of it. */
const ALIGNED_CELL = '.*“align” attribute on the “t[dh]” element is obsolete.*';
const MAX_REPORT_BYTES = 16 * 1024 * 1024;
/** Half the processor time: it ends before the better code of the second compiler would pay. */
const JAVA_OPTIONS = ['-Dfile.encoding=UTF-8', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const OPTIONS = ['--errors-only', '--exit-zero-always', '--format', 'gnu', '--filterpattern', ALIGNED_CELL];

export function hasJava(): boolean {
  return spawnSync('java', ['-version']).status === 0;
}

/**
 * The errors that the W3C checker finds in the HTML of these pages, a line each, by path. The pages are written
 * to the folder for it. The hostile page is left out: what remains of its picture has no address.
 */
export async function checkHtml(pages: FetchedPage[], folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const checked = pages.filter(({ path }) => !path.endsWith(`/${HOSTILE_PAGE}`));
  const files = await Promise.all(
    checked.map(async ({ path, html }) => {
      const file = `${folder}/${encodeURIComponent(path)}.html`;
      await writeFile(file, html);
      return file;
    }),
  );
  const args = [...JAVA_OPTIONS, '-jar', checker, ...OPTIONS, ...files];
  const { stderr } = await run('java', args, { maxBuffer: MAX_REPORT_BYTES });
  const lines = stderr.split('\n').filter((line) => line !== '');
  return lines.map((line) => decodeURIComponent(line.replaceAll(`file:${folder}/`, '')));
}
