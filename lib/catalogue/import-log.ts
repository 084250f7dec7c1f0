/** What is remembered of each import, and whose turn it is. */

export type StartedImport = {
  source: string;
  format: string;
  /** The file, or the address as the operator typed it, without its key. */
  feed: string;
};

export type ImportCounts = Record<
  'rows' | 'created' | 'updated' | 'unchanged' | 'retired' | 'skipped' | 'warnings',
  number
>;

/** How an import ended; counts are null where it never came to its rows. */
export type ImportEnd = {
  status: 'imported' | 'dry-run' | 'refused' | 'failed';
  exitCode: number;
  counts: ImportCounts | null;
  /** Why it was refused or failed. */
  message: string | null;
};

export type ImportRecord = StartedImport &
  Omit<ImportEnd, 'status' | 'exitCode'> & {
    id: number;
    /** "broken-off": it was killed, or the machine went down. */
    status: ImportEnd['status'] | 'running' | 'broken-off';
    exitCode: number | null;
    /** Instants as ISO 8601; it has not finished where the second is null. */
    startedAt: string;
    finishedAt: string | null;
  };

/** The import that others wait for. */
export type ImportAtWork = Pick<ImportRecord, 'source' | 'startedAt'>;

export type ImportTurn = {
  /** Records how it ended, and lets the next one begin. */
  finish(end: ImportEnd): Promise<void>;
};

export type TurnOptions = {
  waitMs: number;
  /** Called for each import that is waited for. */
  onWait?: (atWork: ImportAtWork) => void;
};

/** When a source was last imported; `lastSuccess` is null where it never was, and `since` its first attempt. */
export type ImportedSource = { source: string; lastSuccess: string | null; since: string };

export interface ImportLog {
  /**
   * Waits until no other import is at work, and records that this one has begun; or, where that takes longer than
   * `waitMs`, that it has failed: then returns the one that is still at work, if that is known. The turn ends with
   * `finish`, or with the process.
   */
  begin(
    started: StartedImport,
    options: TurnOptions,
  ): Promise<{ turn: ImportTurn } | { turn: null; atWork: ImportAtWork | null }>;
  /** Records an import that failed before its turn: a file that it needs is not there, or an option is wrong. */
  recordFailure(started: StartedImport, end: Pick<ImportEnd, 'exitCode' | 'message'>): Promise<void>;
  /** The last imports, newest first. */
  list(query: { source?: string; last: number }): Promise<ImportRecord[]>;
  /** Every source that was ever imported or tried to be; dry runs do not count. */
  listSources(): Promise<ImportedSource[]>;
}

const HOUR_MS = 3_600_000;

/** The sources whose last successful import is older than that, by name; 0 hours turns the rule off. */
export function listLateSources(
  sources: readonly ImportedSource[],
  maxAgeHours: number,
  now: Date,
): ImportedSource[] {
  if (maxAgeHours === 0) return [];
  const oldest = now.getTime() - maxAgeHours * HOUR_MS;
  return sources
    .filter(({ lastSuccess, since }) => Date.parse(lastSuccess ?? since) < oldest)
    .toSorted((a, b) => (a.source < b.source ? -1 : 1));
}
