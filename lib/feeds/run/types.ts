import type { ImportMode } from '../import/import-run';
import type { FeedAddress } from './fetch-feed';
import type { FeedSecrets } from './hide-secrets';
import type { OpenedFeed } from './open-feed';

/** What to import, as typed; `file` is a path, "-" for standard input, or an http(s) address. */
export type ImportArguments = {
  formatName: string;
  file: string;
  isDryRun: boolean;
  allowsEmpty: boolean;
  mode?: ImportMode;
  maxRetirePercent?: number;
  brand?: string;
  source?: string;
  maxMegabytes: number;
  /** How long it waits for another import. */
  waitSeconds: number;
  /** Paths of files to read or to write. */
  mappingFile?: string;
  columnsFile?: string;
  reportFile?: string;
  mappingTodoFile?: string;
};

/** What an import does outside of itself. */
export type ImportTools = {
  openFile: (file: string) => Promise<OpenedFeed>;
  fetchFeed: (address: FeedAddress) => Promise<OpenedFeed>;
  readText: (file: string) => Promise<string>;
  /** Replaces the file by the text as a whole. */
  writeText: (file: string, text: string) => Promise<void>;
  /** Whether two paths lead to one file, also to one that does not exist yet. */
  isSameFile: (one: string, other: string) => boolean;
  /** Null where no progress is shown. */
  createProgress: () => { update(done: number, total: number): void; stop(): void } | null;
  /** Calls back unless it is cancelled before; returns how to cancel. */
  startTimer: (callback: () => void, delayMs: number) => () => void;
  secrets: FeedSecrets;
  now: Date;
  printError: (line: string) => void;
};
