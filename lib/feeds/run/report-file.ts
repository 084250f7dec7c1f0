import { open, rename, rm } from 'node:fs/promises';
import { ImportError } from '../feed';
import type { ImportReport, RowReport } from '../import/import-report';
import type { SecretMask } from './hide-secrets';

type ReportFile = {
  /** Forgets the rows so far. */
  restart(): Promise<void>;
  writeRows(rows: RowReport[]): Promise<void>;
  /** Completes the file and puts it in its place. */
  finish(report: ImportReport): Promise<void>;
  /** Leaves nothing behind, unless it was finished. */
  discard(): Promise<void>;
};

const FIRST_SEPARATOR = '{"rows":[\n';

/**
 * A JSON report that is written row by row, so that it is never in memory: {"rows": [...], "report": {...}}. It appears
 * under its name when it is complete, masked by `hide`. Throws ImportError where it cannot be written.
 */
export async function createReportFile(path: string, hide: SecretMask): Promise<ReportFile> {
  const draft = `${path}.${process.pid}.tmp`;
  const openDraft = () =>
    open(draft, 'w').catch((error: unknown) => {
      throw explain(path, error, 'Nothing was changed.');
    });
  let file = await openDraft();
  let separator = FIRST_SEPARATOR;
  let isOpen = true;
  const close = async () => {
    if (isOpen) await file.close();
    isOpen = false;
  };
  return {
    async restart() {
      await file.close();
      file = await openDraft();
      separator = FIRST_SEPARATOR;
    },
    async writeRows(rows) {
      if (rows.length === 0) return;
      const lines = rows.map((row) => formatJson(row, hide)).join(',\n');
      await file.appendFile(`${separator}${lines}`).catch((error: unknown) => {
        throw explain(path, error, 'Nothing was changed.');
      });
      separator = ',\n';
    },
    async finish(report) {
      const end = separator === ',\n' ? '\n' : separator;
      try {
        await file.appendFile(`${end}],"report":${formatJson(report, hide)}}\n`);
        await close();
        await rename(draft, path);
      } catch (error) {
        const isDone = report.status === 'imported';
        throw explain(path, error, isDone ? 'The import itself is done.' : 'Nothing was changed.');
      }
    },
    async discard() {
      await close();
      await rm(draft, { force: true });
    },
  };
}

/** Texts are hidden one by one: in JSON as a whole a mask could hit a number or half an escape. */
function formatJson(value: RowReport | ImportReport, hide: SecretMask): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? hide(part) : part));
}

function explain(path: string, error: unknown, end: string): ImportError {
  const reason = error instanceof Error ? error.message : String(error);
  return new ImportError(`The report ${path} cannot be written: ${reason}. ${end}`);
}
