import { z } from 'zod';
import { OptionsError } from '../feed';
import { parseJsonText } from './parse-json-text';

const target = z.string('must be a text').trim().min(1, 'must not be empty');
const fileSchema = z.strictObject(
  {
    brands: z.record(z.string(), target, 'must be an object of texts').default({}),
    categories: z.record(z.string(), target.nullable(), 'must be an object of texts and null').default({}),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has brands and categories alone, and not ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}`
        : 'must be an object',
  },
);

/** A mapping file as it stands, keys and all. */
export type MappingFile = z.infer<typeof fileSchema>;

/** With what a value begins that nobody has decided yet. */
export const UNDECIDED = '?';

export function isUndecided(value: string | null): boolean {
  return value !== null && value.startsWith(UNDECIDED);
}

/** Throws OptionsError that names the place and the key of what is wrong. */
export function parseMappingFile(text: string): MappingFile {
  const parsed = fileSchema.safeParse(parseJsonText(text));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `${describePlace(path)} ${message}`);
  throw new OptionsError(`${lines.join('; ')}.`);
}

/** The place of an entry, as messages name it: brands."31". */
export function describePlace([section, key]: PropertyKey[]): string {
  if (section === undefined) return 'The mapping';
  return key === undefined ? String(section) : `${String(section)}.${JSON.stringify(String(key))}`;
}
