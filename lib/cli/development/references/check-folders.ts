import path from 'node:path';
import type { Finding } from './source-text';

const MAX_FILES = 25;
const SCRIPT = /^(?:app|components|lib)\/.*\.(?:tsx?|[cm]?js)$/;
/** Tests and what only they use, messages, and what runs for engineers alone. */
const NO_PRODUCT =
  /\.(?:test|bench)\.tsx?$|-contract\.ts$|\/(?:testing|fixtures|conformance)\/|^lib\/(?:i18n\/messages|cli\/development)\//;

/** Of all files of the repository, the scripts that run for visitors or operators (docs/architecture.md, rule 11). */
export function listProductFiles(paths: readonly string[]): string[] {
  return paths.filter((file) => SCRIPT.test(file) && !NO_PRODUCT.test(file));
}

/** The folders that hold more product files than a reader keeps in view, by path. */
export function checkFolders(paths: readonly string[]): Finding[] {
  const counts = new Map<string, number>();
  for (const file of listProductFiles(paths)) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(([folder, count]) => ({
      path: folder,
      line: 1,
      message: `${count} product files lie here: merge some, or move what belongs together, to have at most ${MAX_FILES}`,
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
