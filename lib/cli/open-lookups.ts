import { existsSync } from 'node:fs';
import type { CatalogueLookups } from '@/lib/content/articles/check/site-lookups';
import { suggestBrand } from '@/lib/content/articles/check-names';
import { findOffer } from '@/lib/catalogue/find-offer';
import { listAllCategories } from '@/lib/pages/list';
import { getDatabaseFile } from '@/lib/catalogue/database/backup/get-database-file';
import type { CatalogueSource } from '@/lib/catalogue/source';
import type { Settings } from '@/lib/config';
import { describeDatabaseError } from './describe-database-error';
import { openCatalogue } from './embedded-catalogue';

export type OpenedLookups = {
  catalogue: CatalogueLookups | null;
  /** Why there is no catalogue to ask, null where there is one. */
  obstacle: string | null;
  close: () => void;
};

/** Opens the catalogue of these settings, embedded or an API host, for the rules of texts. It is never made or changed. */
export async function openLookups(settings: Settings): Promise<OpenedLookups> {
  const { apiBaseUrl, databaseUrl } = settings;
  const isFile = apiBaseUrl === undefined && databaseUrl.startsWith('file:');
  if (isFile && !existsSync(getDatabaseFile(databaseUrl))) {
    return refuse(`There is no database ${databaseUrl} yet: npm start makes one.`);
  }
  const opened = await openSource(settings);
  try {
    const categories = await listAllCategories(opened.source);
    const slugs = categories.map(({ slug }) => slug);
    return { catalogue: toLookups(opened.source, slugs), obstacle: null, close: opened.close };
  } catch (error) {
    opened.close();
    return refuse(describeObstacle(error, settings));
  }
}

async function openSource(settings: Settings): Promise<{ source: CatalogueSource; close: () => void }> {
  if (settings.apiBaseUrl !== undefined) {
    const { selectSource } = await import('@/lib/catalogue/select-source');
    return { source: selectSource(settings), close: () => undefined };
  }
  const { source, store } = await openCatalogue(settings);
  return { source, close: () => store.close() };
}

function toLookups(source: CatalogueSource, categorySlugs: string[]): CatalogueLookups {
  return {
    categorySlugs,
    getBrand: (name) => source.getBrandByUniqueName(name),
    findOffer: (offer) => findOffer(source, offer),
    hasArticle: async (slug) => (await source.getArticleBySlug(slug)) !== null,
    suggestBrand: (name) => suggestBrand(name, source),
  };
}

function refuse(obstacle: string): OpenedLookups {
  return { catalogue: null, obstacle, close: () => undefined };
}

function describeObstacle(error: unknown, { apiBaseUrl, databaseUrl }: Settings): string {
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  if (apiBaseUrl !== undefined) return `${apiBaseUrl} does not answer as it should: ${reason}`;
  return describeDatabaseError(error, databaseUrl) ?? `The database ${databaseUrl}: ${reason}`;
}
