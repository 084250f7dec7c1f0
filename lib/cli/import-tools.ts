import type { CatalogueSource } from '@/lib/catalogue/source';
import type { CatalogueStore } from '@/lib/catalogue/writer';
import type { Settings } from '@/lib/config';
import type { FeedSecrets } from './hide-secrets';
import type { OpenedFeed } from './import-content';
import type { FeedAddress } from './import-fetch';
import type { Progress } from './progress';
import type { SiteWatch } from './wait-for-site';

/** What the import command does outside of itself. */
export type ImportTools = {
  openFile: (file: string) => Promise<OpenedFeed>;
  fetchFeed: (address: FeedAddress) => Promise<OpenedFeed>;
  readText: (file: string) => Promise<string>;
  openCatalogue: (settings: Settings) => Promise<{ source: CatalogueSource; store: CatalogueStore }>;
  /** Null where nobody looks. */
  createProgress: () => Progress | null;
  /** Calls back unless it is cancelled before; answers how to cancel. */
  startTimer: (callback: () => void, delayMs: number) => () => void;
  watch: SiteWatch;
  secrets: FeedSecrets;
  now: Date;
  print: (line: string) => void;
  printError: (line: string) => void;
};
