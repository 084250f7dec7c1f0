import type { ImportAtWork, ImportCounts, ImportEnd, ImportLog } from '@/lib/catalogue';
import { ImportError } from '../feed';
import type { ImportReport } from '../import/import-report';
import { createSecretMask, type SecretMask } from './hide-secrets';
import type { PreparedImport } from './prepare-import';
import type { ImportArguments, ImportTools } from './types';

/** An address within a text: its path and query may hold a key. */
const ADDRESS = /(https?:\/\/)[^\s"'<>]*?(?=[.,:;)]*(?:[\s"'<>]|$))/gi;

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
  const hide = createMask(tools);
  const { formatName: format, file, waitSeconds } = args;
  const begun = await imports.begin(
    { source, format, feed: hide(file) },
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

/** Records why an import could not even begin. Throws where that cannot be recorded. */
export async function recordUnprepared(
  { source, formatName: format, file }: ImportArguments,
  error: unknown,
  imports: ImportLog,
  tools: Pick<ImportTools, 'secrets'>,
): Promise<void> {
  const hide = createMask(tools);
  await imports.recordFailure(
    { source: source ?? format, format, feed: hide(file) },
    describeFailure(error, hide),
  );
}

function createMask({ secrets }: Pick<ImportTools, 'secrets'>): SecretMask {
  const mask = createSecretMask(secrets);
  return (text) => hidePaths(mask(text));
}

function nameImport(atWork: ImportAtWork | null): string {
  if (atWork === null) return 'another one';
  const since = atWork.startedAt.replace('T', ' ').replace(/\..*/, '');
  return `the import of ${atWork.source}, which began at ${since} UTC`;
}

function formatSeconds(seconds: number): string {
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}

/** Only the host stays of an address: some networks have the key in the path. */
function hidePaths(text: string): string {
  return text.replace(ADDRESS, (address, protocol: string) => `${protocol}${readHost(address)}/…`);
}

function readHost(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
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
