import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');
const FOLDERS = ['app', 'components', 'lib'];

/** The files of the site's code, without its tests. */
export function readSources(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|^lib\/i18n\/messages/.test(file)),
  ).map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
}
