import type { ImportReport } from '../import/import-report';
import { UNDECIDED, type MappingFile } from './mapping-file';
import { toMappingKey } from './to-mapping-key';

const NOTHING: MappingFile = { brands: {}, categories: {} };

/**
 * A mapping file with all that `old` holds, and after it what an import has met and the mapping did not know. Brands
 * stand by the id of the feed, with the unique name that they were given or, where nothing was saved, "?" and their
 * name; categories with "?". Whatever begins so counts as unknown until somebody puts a value in its place.
 */
export function formatMappingTodo(
  { status, unmapped }: Pick<ImportReport, 'status' | 'unmapped'>,
  old = NOTHING,
): string {
  const isSaved = status === 'imported';
  const brands = unmapped.brands.map(({ externalId, name, uniqueName }): [string, string] => [
    externalId,
    isSaved ? uniqueName : `${UNDECIDED} ${name}`,
  ]);
  const categories = unmapped.categories.map(({ name }): [string, string] => [name, UNDECIDED]);
  const mapping: MappingFile = {
    brands: addMissing(old.brands, brands),
    categories: addMissing(old.categories, categories),
  };
  return `${JSON.stringify(mapping, null, 2)}\n`;
}

/** What is there stays as it is, also where the new key differs from it in its case alone. */
function addMissing<T>(old: Record<string, T>, fresh: [key: string, value: T][]): Record<string, T> {
  const known = new Set(Object.keys(old).map(toMappingKey));
  const missing = fresh.filter(([key]) => !known.has(toMappingKey(key)));
  return Object.fromEntries([...Object.entries(old), ...missing]);
}
