import { setTimeout as sleep } from 'node:timers/promises';
import type { CatalogueSource, CatalogueStore } from '@/lib/catalogue';
import type { Settings } from '@/lib/config';
import { createCommand } from './support/command';
import { CommandError, UsageError } from './support/command-error';
import { toCommandError } from './support/database-error';
import { DEMO_TOOLS, type DemoTools, fillWithDemo, openCatalogue } from './support/embedded-catalogue';
import { loadSettings } from './support/load-settings';
import { formatSiteStatus, type SiteWatch, waitForSite } from './support/wait-for-site';

const MAX_SCALE = 100;

export type DemoCommandTools = DemoTools & {
  openCatalogue: (settings: Settings) => Promise<{ source: CatalogueSource; store: CatalogueStore }>;
  removeDemo: (store: CatalogueStore) => Promise<{ brands: number; offers: number; articles: number }>;
  watch: SiteWatch;
  print: (line: string) => void;
};

type Work = (store: CatalogueStore, tools: DemoCommandTools) => Promise<void>;

export const command = createCommand('demo', 'Takes the demo catalogue out, or brings it back.').action(
  () => {
    throw new UsageError('Name what to do: load or remove.');
  },
);
command
  .command('load')
  .description('brings every brand, offer and article of the demo in; what differs is brought up to date')
  .option('--scale <number>', `how many times as large, 0.1 to ${MAX_SCALE} (1)`, parseScale)
  .action(({ scale }) => run((store, tools) => fillWithDemo(store, tools, scale)));
command
  .command('remove')
  .description('takes them out in one transaction, and leaves whatever anybody else put in')
  .action(() => run(removeDemo));

function parseScale(text: string): number {
  const scale = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (scale >= 0.1 && scale <= MAX_SCALE) return scale;
  throw new UsageError(`--scale takes a number from 0.1 to ${MAX_SCALE}, not "${text}".`);
}

async function run(work: Work): Promise<void> {
  await runDemo(work, loadSettings(), {
    ...DEMO_TOOLS,
    now: new Date(),
    openCatalogue,
    removeDemo: async (store) => (await import('@/lib/demo')).removeDemoCatalogue(store),
    watch: { fetch, sleep, clock: () => performance.now() },
    print: console.log,
  });
}

/** Does `work` with the embedded catalogue, and waits for the running site to show it. Throws CommandError. */
export async function runDemo(work: Work, settings: Settings, tools: DemoCommandTools): Promise<void> {
  if (settings.apiBaseUrl !== undefined) {
    throw new CommandError(
      `API_BASE_URL is set, so the site shows the catalogue of ${settings.apiBaseUrl}, which has no demo: unset it.`,
    );
  }
  try {
    const { source, store } = await tools.openCatalogue(settings);
    try {
      await store.migrate();
      await work(store, tools);
      const status = await waitForSite(settings, await source.getVersion(), tools.watch);
      tools.print(formatSiteStatus(status, settings.siteUrl));
    } finally {
      store.close();
    }
  } catch (error) {
    throw toCommandError(error, settings.databaseUrl);
  }
}

/** Takes the demo out and prints how much that was. */
export async function removeDemo(
  store: CatalogueStore,
  { removeDemo, print }: DemoCommandTools,
): Promise<void> {
  const { brands, offers, articles } = await removeDemo(store);
  const format = (count: number) => count.toLocaleString('en');
  print(
    `Removed: ${format(brands)} brands, ${format(offers)} offers, ${format(articles)} articles of the demo.`,
  );
}
