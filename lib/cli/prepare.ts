import type { CatalogueStore } from '@/lib/catalogue/writer';
import type { Settings } from '@/lib/config';
import { CommandError } from './command-error';
import { describeDatabaseError } from './describe-database-error';
import type { Progress } from './progress';

export type DemoLoader = (
  store: CatalogueStore,
  options: { now: Date; onProgress: (done: number, total: number) => void },
) => Promise<void>;

export type Preparation = {
  openStore: (settings: Settings) => Promise<CatalogueStore>;
  loadDemo: DemoLoader;
  createProgress: (label: string) => Progress;
  now: Date;
};

/**
 * Makes the embedded catalogue ready to be read: migrated, and filled with the demo catalogue if it is empty.
 * With an API host as the source there is nothing to prepare. Throws CommandError on what an operator can mend.
 */
export async function prepareCatalogue(settings: Settings, preparation: Preparation): Promise<void> {
  if (settings.apiBaseUrl !== undefined) return;
  try {
    const store = await preparation.openStore(settings);
    try {
      await store.migrate();
      if (await store.isEmpty()) await fillWithDemo(store, preparation);
    } finally {
      store.close();
    }
  } catch (error) {
    throw toCommandError(error, settings.databaseUrl);
  }
}

async function fillWithDemo(
  store: CatalogueStore,
  { loadDemo, createProgress, now }: Preparation,
): Promise<void> {
  const progress = createProgress('Loading the demo catalogue');
  try {
    await loadDemo(store, { now, onProgress: progress.update });
  } finally {
    progress.stop();
  }
}

/** The error as one line with a remedy where there is one, else as it came. */
export function toCommandError(error: unknown, databaseUrl: string): unknown {
  const line = describeDatabaseError(error, databaseUrl);
  return line === null ? error : new CommandError(line);
}
