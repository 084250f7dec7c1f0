import type { z } from 'zod';
import { SettingsError } from '@/lib/config/settings';
import type { AdUnit } from './ad-unit';
import { adUnitSchema, FIELD_DESCRIPTIONS, GOOGLE_TAG_DESCRIPTION } from './ad-unit-schema';

type Parsed = { unit: AdUnit } | { problems: string[] };

const MAX_SHOWN_LENGTH = 60;

/**
 * Takes the text of an ads file (a JSON list of units under the names of spec §3) and the file's name for messages.
 * Throws SettingsError with one line a wrong field, which names file, unit and field.
 */
export function parseAdUnits(text: string, file: string): AdUnit[] {
  const list = parseList(text, file);
  const parsed = list.map((json, index) => parseUnit(json, `${file}: unit ${index + 1}`));
  const units = parsed.flatMap((result) => ('unit' in result ? result.unit : []));
  const problems = parsed.flatMap((result) => ('problems' in result ? result.problems : []));
  problems.push(...describeRepeatedIds(units, file));
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return units;
}

function parseList(text: string, file: string): unknown[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new SettingsError(
      `${file} holds no JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (!Array.isArray(json)) throw new SettingsError(`${file} must hold a list of ad units: [{ … }, …]`);
  return json;
}

function parseUnit(json: unknown, where: string): Parsed {
  const parsed = adUnitSchema.safeParse(json);
  if (parsed.success) return { unit: parsed.data };
  const fields = toFields(json);
  const name = typeof fields.id === 'string' ? ` (${shorten(fields.id)})` : '';
  return {
    problems: parsed.error.issues
      .flatMap((issue) => describeIssue(issue, fields))
      .map((problem) => `${where}${name}: ${problem}`),
  };
}

function describeIssue(issue: z.core.$ZodIssue, fields: Record<string, unknown>): string[] {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(FIELD_DESCRIPTIONS).join(', ');
    return issue.keys.map((key) => `${shorten(key)} is no field of a unit. They are ${known}.`);
  }
  const [field] = issue.path;
  if (!isFieldName(field)) return ['is no object with the fields of an ad unit.'];
  const taken = issue.code === 'custom' ? GOOGLE_TAG_DESCRIPTION : FIELD_DESCRIPTIONS[field];
  const found = fields[field] === undefined ? 'is missing' : `is ${shorten(fields[field])}`;
  return [`${field} ${found}, but takes ${taken}.`];
}

function describeRepeatedIds(units: AdUnit[], file: string): string[] {
  const ids = units.map(({ id }) => id);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...repeated].map(
    (id) => `${file}: id ${shorten(id)} stands at several units, but each takes its own.`,
  );
}

function isFieldName(value: unknown): value is keyof typeof FIELD_DESCRIPTIONS {
  return typeof value === 'string' && Object.hasOwn(FIELD_DESCRIPTIONS, value);
}

function toFields(json: unknown): Record<string, unknown> {
  return typeof json === 'object' && json !== null ? { ...json } : {};
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}
