import { z } from 'zod';
import { SettingsError } from '@/lib/config/settings';
import { HOST } from '@/lib/config/setting-schemas';
import { ANY_HOST } from './ad-document';
import { AD_DEFAULTS, AD_HEIGHT_PX, AD_TYPES, type ConfiguredAdUnit } from './ad-unit';

const MAX_SHOWN_LENGTH = 60;
const MAX_HTML_LENGTH = 20_000;

/** What each field takes, said in the line that stops the start. */
const FIELD_DESCRIPTIONS = {
  id: 'up to 64 letters, digits, - or _',
  name: 'a name of 1 to 100 characters',
  position: 'the place it is for: "modal"',
  is_active: 'true or false',
  priority: 'a number above 0, up to 1000',
  adType: AD_TYPES.map((type) => JSON.stringify(type)).join(' or '),
  maxClickRate: 'a number from 0 to 1',
  maxShowRate: 'a number from 0 to 1',
  html: `the network's HTML, up to ${MAX_HTML_LENGTH} characters`,
  hosts:
    'a list of up to 100 host names, for example ["cdn.example", "*.network.example"], or ["*"] for every host',
  height: `a whole number of pixels from ${AD_HEIGHT_PX.least} to ${AD_HEIGHT_PX.most}`,
} as const;

const GOOGLE_TAG_DESCRIPTION =
  'Google\'s code for one ad unit, with data-ad-client="ca-pub-…" and data-ad-slot="…"';

const CLIENT = /\sdata-ad-client=(["'])(?<value>ca-pub-\d{10,20})\1/g;
const SLOT = /\sdata-ad-slot=(["'])(?<value>\d{4,20})\1/g;
/** Addresses in the HTML of a network, with a scheme or without one, also in its scripts. */
const ADDRESS = /(?:https?:)?\\?\/\\?\/(?<host>[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?)/gi;
const rate = z.number().min(0).max(1).optional();

/** One unit as the file holds it, under the names of docs/specification.md §3.10. */
const adUnitSchema = z
  .strictObject({
    id: z
      .union([z.string(), z.int()])
      .transform(String)
      .pipe(z.string().regex(/^[\w-]{1,64}$/)),
    name: z.string().trim().min(1).max(100),
    position: z.string().trim().min(1).max(40),
    is_active: z.boolean(),
    priority: z.number().positive().max(1000).optional(),
    adType: z.enum(AD_TYPES),
    maxClickRate: rate,
    maxShowRate: rate,
    html: z.string().trim().min(1).max(MAX_HTML_LENGTH),
    hosts: z
      .array(z.string().toLowerCase().regex(HOST).or(z.literal(ANY_HOST)))
      .max(100)
      .optional(),
    height: z.int().min(AD_HEIGHT_PX.least).max(AD_HEIGHT_PX.most).default(AD_HEIGHT_PX.usual),
  })
  .transform((unit, context): ConfiguredAdUnit => {
    const { is_active: isActive, adType, html, hosts, ...rest } = unit;
    const defaults = AD_DEFAULTS[adType];
    const rules = {
      ...rest,
      isActive,
      priority: unit.priority ?? defaults.priority,
      maxClickRate: unit.maxClickRate ?? defaults.maxClickRate,
      maxShowRate: unit.maxShowRate ?? defaults.maxShowRate,
    };
    if (adType === 'adsterra') return { ...rules, adType, html, hosts: hosts ?? listHosts(html) };
    const tag = parseGoogleTag(html);
    if (tag) return { ...rules, adType, ...tag };
    context.addIssue({ code: 'custom', path: ['html'] });
    return z.NEVER;
  });

/** The hosts that the HTML of a network names. */
function listHosts(html: string): string[] {
  return [...new Set([...html.matchAll(ADDRESS)].flatMap(({ groups }) => groups?.host?.toLowerCase() ?? []))];
}

type Parsed = { unit: ConfiguredAdUnit } | { problems: string[] };

/**
 * Takes the text of an ads file (a JSON list of units under the names of docs/specification.md §3.10) and the file's
 * name for messages. Throws SettingsError with one line a wrong field, which names file, unit and field.
 */
export function parseAdUnits(text: string, file: string): ConfiguredAdUnit[] {
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

function describeRepeatedIds(units: ConfiguredAdUnit[], file: string): string[] {
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

/** Publisher and slot of an AdSense unit. */
type GoogleTag = { client: string; slot: string };

/** Takes the HTML that Google gives for one ad unit; returns its two names, or null unless each is there once. */
function parseGoogleTag(html: string): GoogleTag | null {
  const client = findOnly(html, CLIENT);
  const slot = findOnly(html, SLOT);
  return client !== null && slot !== null ? { client, slot } : null;
}

function findOnly(html: string, pattern: RegExp): string | null {
  const [first, ...others] = new Set([...html.matchAll(pattern)].map((match) => match.groups?.value));
  return first !== undefined && others.length === 0 ? first : null;
}
