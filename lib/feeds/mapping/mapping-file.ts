import { z } from 'zod';
import { OptionsError } from '../feed';
import type { ImportReport } from '../import/import-report';
import { TextPosition } from '../read/text-stream';
import { toMappingKey, type FeedMapping } from './feed-mapping';

/** Begins a value that nobody has decided yet. */
const UNDECIDED = '?';
const NOTHING: MappingFile = { brands: {}, categories: {}, brandCategories: {} };

const target = z.string('must be a text').trim().min(1, 'must not be empty');
const fileSchema = z.strictObject(
  {
    brands: z.record(z.string(), target, 'must be an object of texts').default({}),
    categories: z.record(z.string(), target.nullable(), 'must be an object of texts and null').default({}),
    brandCategories: z
      .record(
        z.string(),
        z.union([target, z.array(target).min(1, 'must not be empty')], 'must be a text or a list of texts'),
        {
          error: 'must be an object of texts and lists',
        },
      )
      .default({}),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has brands, categories and brandCategories alone, and not ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}`
        : 'must be an object',
  },
);

/** A mapping file, its keys not folded. */
export type MappingFile = z.infer<typeof fileSchema>;

function isUndecided(value: string | null): boolean {
  return value !== null && value.startsWith(UNDECIDED);
}

/** Throws OptionsError that names the path of what is wrong. */
export function parseMappingFile(text: string): MappingFile {
  const parsed = fileSchema.safeParse(parseJsonText(text));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `${describePath(path)} ${message}`);
  throw new OptionsError(`${lines.join('; ')}.`);
}

/** The path of an entry in messages: brands."31". */
function describePath([section, key]: PropertyKey[]): string {
  if (section === undefined) return 'The mapping';
  return key === undefined ? String(section) : `${String(section)}.${JSON.stringify(String(key))}`;
}

/**
 * The operator's mapping file: {"brands": {"<feed id or name>": "<unique name>"}, "categories": {"<feed category>":
 * "<slug>" or null}, "brandCategories": {"<feed id, name or unique name>": ["<slug>"]}}. A value that begins with "?" is
 * not decided yet, and is ignored. Throws OptionsError that names the path of what is wrong.
 */
export function parseFeedMapping(text: string): FeedMapping {
  const { brands, categories, brandCategories } = parseMappingFile(text);
  const lists = Object.entries(brandCategories).map(([key, value]) => [key, [value].flat()] as const);
  return {
    brands: foldKeys('brands', Object.entries(brands)),
    categories: foldKeys('categories', Object.entries(categories)),
    brandCategories: foldKeys('brandCategories', lists),
  };
}

function foldKeys<T extends string | string[] | null>(
  section: string,
  entries: (readonly [string, T])[],
): ReadonlyMap<string, T> {
  const folded = new Map<string, T>();
  for (const [key, value] of entries) {
    if ([value].flat().some(isUndecided)) continue;
    const word = toMappingKey(key);
    if (folded.has(word) && String(folded.get(word)) !== String(value)) {
      throw new OptionsError(`${describePath([section, key])} is there twice, with different values.`);
    }
    folded.set(word, value);
  }
  return folded;
}

/**
 * A mapping file with all that `old` holds, and after it what an import found and the mapping did not know. Brands
 * are listed by the id of the feed, with the unique name that they got or, where nothing was saved, "?" and their name;
 * categories with "?", and so are the brands whose offers have no category. A value that begins with "?" counts as
 * missing until somebody replaces it.
 */
export function formatMappingTodo(
  { status, unmapped, withoutCategories }: Pick<ImportReport, 'status' | 'unmapped' | 'withoutCategories'>,
  old = NOTHING,
): string {
  const isSaved = status === 'imported';
  const brands = unmapped.brands.map(({ externalId, name, uniqueName }): [string, string] => [
    externalId,
    isSaved ? uniqueName : `${UNDECIDED} ${name}`,
  ]);
  const categories = unmapped.categories.map(({ name }): [string, string] => [name, UNDECIDED]);
  const bare = withoutCategories.brands.map(({ uniqueName }): [string, string] => [uniqueName, UNDECIDED]);
  const mapping: MappingFile = {
    brands: addMissing(old.brands, brands),
    categories: addMissing(old.categories, categories),
    brandCategories: addMissing(old.brandCategories, bare),
  };
  return `${JSON.stringify(mapping, null, 2)}\n`;
}

/** What is there stays as it is, also where the new key differs from it in its case alone. */
function addMissing<T>(old: Record<string, T>, fresh: [key: string, value: T][]): Record<string, T> {
  const known = new Set(Object.keys(old).map(toMappingKey));
  const missing = fresh.filter(([key]) => !known.has(toMappingKey(key)));
  return Object.fromEntries([...Object.entries(old), ...missing]);
}

/** The value of a short JSON file, a byte order mark allowed. Throws OptionsError that says where it stops being JSON. */
function parseJsonText(text: string): unknown {
  const content = text.replace(/^\ufeff/, '');
  try {
    return JSON.parse(content);
  } catch (error) {
    const message = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
    throw new OptionsError(`It is not JSON: ${message}${describePosition(content, message)}.`);
  }
}

/** Line and column, where the message only counts characters. */
function describePosition(text: string, message: string): string {
  const position = /at position (\d+)(?! \(line)/.exec(message)?.[1];
  if (position === undefined) return '';
  return ` (${new TextPosition().after(text.slice(0, Number(position)))})`;
}
