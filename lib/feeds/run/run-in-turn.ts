import type { ImportAtWork, ImportCounts, ImportEnd, ImportLog } from '@/lib/catalogue';
import { ImportError } from '../feed';
import type { ImportReport } from '../import/import-report';
import { isFeedAddress } from './feed-address';
import { createSecretMask, type SecretMask } from './hide-secrets';
import type { PreparedImport } from './prepare-import';
import type { ImportTools } from './types';

/** Names of parameters that may hold a key which the operator typed instead of {key}. */
const SECRET_PARAMETER = /([?&][^=&]*(?:key|token|secret|auth|pass|sign)[^=&]*=)(?!\{key\})[^&#]+/gi;

/**
 * Runs an import once no other one is at work, and records how it ended: npm run imports lists it. Throws ImportError
 * where the other one takes longer than this one would wait, and whatever `work` throws.
 */
export async function runInTurn(
  { args, source }: PreparedImport,
  imports: ImportLog,
  tools: Pick<ImportTools, 'printError' | 'secrets'>,
  work: () => Promise<ImportReport>,
): Promise<ImportReport> {
  const hide = createSecretMask(tools.secrets);
  const { formatName: format, file, waitSeconds } = args;
  const begun = await imports.begin(
    { source, format, feed: hide(hideKeys(file)) },
    {
      waitMs: waitSeconds * 1_000,
      onWait: (atWork) =>
        tools.printError(`Waiting up to ${formatSeconds(waitSeconds)} for ${nameImport(atWork)}.`),
    },
  );
  if (begun.turn === null) {
    throw new ImportError(
      `Gave up after ${formatSeconds(waitSeconds)}: ${nameImport(begun.atWork)}, is still at work. Wait longer with --wait, or try again later. Nothing was changed.`,
    );
  }
  try {
    const report = await work();
    await begun.turn.finish(describeReport(report, hide));
    return report;
  } catch (error) {
    // Why it failed matters more than that this cannot be recorded.
    await begun.turn.finish(describeFailure(error, hide)).catch(() => undefined);
    throw error;
  }
}

function nameImport(atWork: ImportAtWork | null): string {
  if (atWork === null) return 'another one';
  const since = atWork.startedAt.replace('T', ' ').replace(/\..*/, '');
  return `the import of ${atWork.source}, which began at ${since} UTC`;
}

function formatSeconds(seconds: number): string {
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}

function hideKeys(file: string): string {
  return isFeedAddress(file) ? file.replace(SECRET_PARAMETER, '$1…') : file;
}

function describeReport(report: ImportReport, hide: SecretMask): ImportEnd {
  const { status, refusal, rows, warnings, offers } = report;
  const counts: ImportCounts = {
    ...{ rows, ...offers },
    warnings: warnings.reduce((sum, { count }) => sum + count, 0),
  };
  const exitCode = status === 'refused' ? 1 : 0;
  return { status, exitCode, counts, message: refusal === null ? null : hide(refusal) };
}

function describeFailure(error: unknown, hide: SecretMask): ImportEnd {
  const exitCode = error instanceof ImportError && error.isUsage ? 2 : 1;
  const message = hide(error instanceof Error ? error.message : String(error));
  return { status: 'failed', exitCode, counts: null, message };
}
