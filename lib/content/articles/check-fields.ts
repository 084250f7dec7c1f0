import type { z } from 'zod';
import { articleSchema, FIELD_TAKES, isFieldName, type FieldName } from './article-fields';
import { formatValue } from './format-value';
import type { Head } from './parse-head';
import { formatNearest } from './pick-nearest';
import type { Problem } from './problem';

export type Fields = z.infer<typeof articleSchema>;

export type CheckedFields = {
  /** Null where any field is unknown, wrong or missing. */
  fields: Fields | null;
  /** Those that are right. */
  readable: Partial<Fields>;
  problems: Problem[];
};

/** Takes a front matter and answers its fields, and a problem for each that is unknown, wrong or missing. */
export function checkFields(head: Head): CheckedFields {
  const unknown = [...head.values.keys()].filter((name) => !isFieldName(name));
  // A field without a value is one that is not there.
  const given = [...head.values].filter(([name, value]) => isFieldName(name) && value !== null);
  const values: Record<string, unknown> = Object.fromEntries(given);
  const parsed = articleSchema.safeParse(values);
  const issues = parsed.error?.issues ?? [];
  const wrong = new Set(issues.map(({ path }) => path[0]));
  const readable = articleSchema
    .partial()
    .parse(Object.fromEntries(given.filter(([name]) => !wrong.has(name))));
  const problems = [
    ...unknown.map((name) => describeUnknown(name, head)),
    ...issues.map(({ path }) => describeWrong(path, values, head)),
    ...describeRepeats(readable, head),
  ];
  return { fields: problems.length === 0 ? (parsed.data ?? null) : null, readable, problems };
}

function describeUnknown(name: string, head: Head): Problem {
  const remedy = formatNearest(name, Object.keys(FIELD_TAKES)) || ' Take it out, or see the README.';
  return { ...head.locateName(name), message: `There is no field "${name}".${remedy}` };
}

function describeWrong(path: readonly PropertyKey[], values: Record<string, unknown>, head: Head): Problem {
  const [name, index] = path;
  if (!isFieldName(name)) throw new Error(`The schema of articles knows no ${String(name)}.`);
  const place = head.locate(path);
  const value = values[name];
  const takes = FIELD_TAKES[name];
  if (value === undefined) return { ...place, message: `${name} is missing: give ${takes}.` };
  const isItem = Array.isArray(value) && typeof index === 'number';
  const wrong = isItem ? `has ${describeValue(value[index], name)}` : `is ${describeValue(value, name)}`;
  return { ...place, message: `${name} ${wrong}: give ${takes}.` };
}

function describeValue(value: unknown, name: FieldName): string {
  const isBare = typeof value === 'number' || typeof value === 'boolean';
  return formatValue(value) + (isBare && FIELD_TAKES[name].startsWith('a text') ? ' without quotes' : '');
}

/** An offer that is listed twice would be shown twice. */
function describeRepeats(fields: Partial<Fields>, head: Head): Problem[] {
  return (['coupons', 'deals'] as const).flatMap((name) => {
    const ids = fields[name] ?? [];
    return ids.flatMap((id, index) =>
      ids.indexOf(id) === index
        ? []
        : { ...head.locate([name, index]), message: `${name} has ${id} twice: keep one of the two.` },
    );
  });
}
