import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { isProductionDeployment } from './deployment';

const url = (protocols: RegExp) => z.url({ protocol: protocols });
const emptyAsUnset = (value: unknown) => (value === '' ? undefined : value);
/** Nothing after the host but one slash; no user, query or hash, not even empty ones. */
const ORIGIN = /^\w+:\/\/[^/?#@\\]+\/?$/;
/** A host name, or all hosts below one: cdn.example, *.cdn.example; a port may follow. */
const HOST = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/;
/** indexnow.org, "Verifying ownership via the key". */
const INDEXNOW_KEY = /^[a-zA-Z0-9-]{8,128}$/;
const DATABASE_ADDRESS = /^(file:.+|(libsql|https?|wss?):\/\/[^\s/]+.*)$/;
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsUnset, schema.optional());

/** What each variable takes, said in the one line that stops the start. */
const DESCRIPTIONS = {
  SITE_NAME: 'a name of 1 to 60 characters',
  SITE_TAGLINE: 'a line of 1 to 120 characters',
  SITE_URL: 'only scheme and host of an http or https address, for example https://deals.example',
  DATABASE_URL: 'file:path/to/catalogue.db, or the libsql:, https:, http:, wss: or ws: address of a server',
  VISITORS_DATABASE_URL:
    'file:path/to/visitors.db, or the address of a database on a server, as DATABASE_URL does',
  DATABASE_AUTH_TOKEN: 'the token of the libSQL server',
  DEMO: 'on or off',
  API_BASE_URL: 'the http or https address of the API host, for example https://api.example',
  API_MAX_STALE_HOURS: 'a whole number of hours from 0 to 720',
  STATIC_DATA_MAX_AGE_MINUTES: 'a whole number of minutes from 0 to 10080',
  IMAGE_HOSTS: 'host names with commas between them, for example cdn.shop.example,*.network.example',
  ADS_FILE: 'the path of a JSON file with ad units (see docs/advertising.md)',
  PAGES_DIR: 'the path of a folder with info pages of your own (see docs/content.md)',
  CONTACT_EMAIL: 'an email address',
  PREVIEW_SECRET: 'at least 32 characters that nobody can guess, for example from: openssl rand -hex 32',
  INDEXNOW_KEY:
    'a key of IndexNow: 8 to 128 letters, digits or dashes, for example from: openssl rand -hex 16',
  DEPLOYMENT: 'production or preview',
  PORT: 'a whole number from 1 to 65535',
  PAGE_CACHE_MB: 'a whole number of megabytes from 1 to 65536',
  WEB_CONCURRENCY: 'a whole number of processes from 1 to 64, or auto for one a core',
} as const;

export type SettingName = keyof typeof DESCRIPTIONS;

/** The environment variables that parseSettings reads, in the order of the schema. */
export function listSettingNames(): string[] {
  return Object.keys(schema.shape);
}

const SECRET_NAMES = new Set<SettingName>(['DATABASE_AUTH_TOKEN', 'PREVIEW_SECRET']);

const schema = z.object({
  SITE_NAME: z.preprocess(emptyAsUnset, z.string().trim().min(1).max(60).default('Clipmint')),
  SITE_TAGLINE: optional(z.string().trim().min(1).max(120)),
  SITE_URL: optional(url(/^https?$/).refine((value) => ORIGIN.test(value))),
  DATABASE_URL: z.preprocess(
    emptyAsUnset,
    z.string().regex(DATABASE_ADDRESS).default('file:data/catalogue.db'),
  ),
  VISITORS_DATABASE_URL: optional(z.string().regex(DATABASE_ADDRESS)),
  DATABASE_AUTH_TOKEN: optional(z.string()),
  DEMO: z.preprocess(emptyAsUnset, z.enum(['on', 'off']).default('on')),
  API_BASE_URL: optional(url(/^https?$/)),
  API_MAX_STALE_HOURS: z.preprocess(emptyAsUnset, wholeNumber(0, 720).default(24)),
  STATIC_DATA_MAX_AGE_MINUTES: z.preprocess(emptyAsUnset, wholeNumber(0, 10_080).default(60)),
  IMAGE_HOSTS: z.preprocess(
    emptyAsUnset,
    z
      .string()
      .default('')
      .transform((text) =>
        text
          .toLowerCase()
          .split(',')
          .map((host) => host.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.string().regex(HOST))),
  ),
  ADS_FILE: optional(z.string().trim().min(1)),
  PAGES_DIR: optional(z.string().trim().min(1)),
  CONTACT_EMAIL: optional(z.email()),
  PREVIEW_SECRET: optional(z.string().min(32)),
  INDEXNOW_KEY: optional(z.string().regex(INDEXNOW_KEY)),
  DEPLOYMENT: optional(z.enum(['production', 'preview'])),
  PORT: z.preprocess(emptyAsUnset, wholeNumber(1, 65_535).default(3000)),
  PAGE_CACHE_MB: z.preprocess(emptyAsUnset, wholeNumber(1, 65_536).default(128)),
  WEB_CONCURRENCY: z.preprocess(
    emptyAsUnset,
    z.union([wholeNumber(1, 64), z.literal('auto').transform(() => availableParallelism())]).default(1),
  ),
});

export type Settings = {
  siteName: string;
  /** The same in every language; undefined shows each language's own (pickTagline of lib/i18n). */
  siteTagline: string | undefined;
  /** Origin without a trailing slash. */
  siteUrl: string;
  databaseUrl: string;
  /** Where subscriptions, clicks and votes are stored. */
  visitorsDatabaseUrl: string;
  databaseAuthToken: string | undefined;
  /** Whether an empty catalogue is filled with the demo at the start. */
  hasDemo: boolean;
  apiBaseUrl: string | undefined;
  /** Up to which age responses of the API host are shown while it fails; 0 shows none. */
  apiMaxStaleHours: number;
  /** Up to which age pre-built files are read before the API host is asked; 0 reads none. */
  staticDataMaxAgeMinutes: number;
  /** Hosts besides the site's own that pictures may come from; "*.x" stands for every host below x. */
  imageHosts: string[];
  /** Where the ad units are configured; undefined shows the house advertisement. */
  adsFile: string | undefined;
  /** Where an operator's own info pages lie; undefined shows the project's. */
  pagesDir: string | undefined;
  /** Where visitors write to; undefined is support@ the site's host. */
  contactEmail: string | undefined;
  /** What links to unpublished articles are signed with; undefined turns them off. */
  previewSecret: string | undefined;
  /** Notifies search engines of changes, and proves that the site did; undefined notifies nobody. */
  indexNowKey: string | undefined;
  /** False keeps the whole site out of search engines. */
  isProduction: boolean;
  port: number;
  /** How much memory each process keeps finished responses in. */
  pageCacheMegabytes: number;
  /** How many processes serve the site. */
  processes: number;
};

/** A wrong value in the environment; the message names the variable and what it takes. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads every setting from environment variables, with defaults that work on one machine.
 * Throws SettingsError with one line a wrong variable.
 */
export function parseSettings(env: Record<string, string | undefined>): Settings {
  const parsed = schema.safeParse(env);
  if (!parsed.success) throw new SettingsError(describeIssues(env, parsed.error.issues));
  const values = parsed.data;
  return {
    siteName: values.SITE_NAME,
    siteTagline: values.SITE_TAGLINE,
    siteUrl: new URL(values.SITE_URL ?? `http://localhost:${values.PORT}`).origin,
    databaseUrl: values.DATABASE_URL,
    visitorsDatabaseUrl: values.VISITORS_DATABASE_URL ?? pickVisitorsUrl(values.DATABASE_URL),
    databaseAuthToken: values.DATABASE_AUTH_TOKEN,
    hasDemo: values.DEMO === 'on',
    apiBaseUrl: values.API_BASE_URL?.replace(/\/+$/, ''),
    apiMaxStaleHours: values.API_MAX_STALE_HOURS,
    staticDataMaxAgeMinutes: values.STATIC_DATA_MAX_AGE_MINUTES,
    imageHosts: values.IMAGE_HOSTS,
    adsFile: values.ADS_FILE,
    pagesDir: values.PAGES_DIR,
    contactEmail: values.CONTACT_EMAIL,
    previewSecret: values.PREVIEW_SECRET,
    indexNowKey: values.INDEXNOW_KEY,
    isProduction: isProductionDeployment(env),
    port: values.PORT,
    pageCacheMegabytes: values.PAGE_CACHE_MB,
    processes: values.WEB_CONCURRENCY,
  };
}

/** Beside the catalogue's file; on a server, the catalogue's own database. */
function pickVisitorsUrl(databaseUrl: string): string {
  return databaseUrl.replace(/^(file:(?:.*\/)?).*$/, '$1visitors.db');
}

function isSettingName(value: unknown): value is SettingName {
  return typeof value === 'string' && value in DESCRIPTIONS;
}

function describeIssues(env: Record<string, string | undefined>, issues: { path: PropertyKey[] }[]): string {
  const names = new Set(issues.map((issue) => issue.path[0]).filter(isSettingName));
  return [...names]
    .map((name) => `${name} is ${describeValue(name, env[name])}, but takes ${DESCRIPTIONS[name]}.`)
    .join('\n');
}

/** What is printed ends in logs, and a secret that is nearly right must not. */
function describeValue(name: SettingName, value = ''): string {
  return SECRET_NAMES.has(name) ? `a secret of ${value.length} characters` : `"${value}"`;
}
