import type { ImportRun } from './import-run';
import { listNamed } from './list-gone';

/**
 * Why a snapshot may not retire all offers of a source, null if it may: where an account has several lists, a file that
 * knows none of these offers is another list, which would take the first one's place. `active` is how many there were.
 */
export async function findListRefusal(
  run: ImportRun,
  source: string,
  { gone, active }: { gone: number; active: number },
): Promise<string | null> {
  const { mode, format, options, stats } = run;
  if (format.lists === undefined || mode === 'delta' || options.maxRetirePercent === 100) return null;
  // A file without offers says so of the list that is there.
  if (active === 0 || gone < active || stats.usableRows === 0) return null;
  if ((await listNamed(run, source)).length > 0) return null;
  const names = format.lists.map((list) => `--source ${format.source}-${list}`).join(', ');
  return `It has none of the ${active} active offers of ${source}. If it is another list, give each a source of its own (${names}). If they are all gone, import it again with --max-retire 100.`;
}
