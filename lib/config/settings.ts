import { z } from 'zod';
import { isProductionDeployment } from './deployment';
import { DESCRIPTIONS } from './setting-descriptions';
import {
  DATABASE_ADDRESS,
  emptyAsUnset,
  hosts,
  INDEXNOW_KEY,
  integer,
  listenAddress,
  onOrOff,
  optional,
  ORIGIN,
  processes,
  proxies,
  subIds,
  url,
  wholeNumber,
  type SubId,
} from './setting-schemas';

export type SettingName = keyof typeof DESCRIPTIONS;

/** The environment variables that parseSettings reads, in the order of the schema. */
export function listSettingNames(): string[] {
  return Object.keys(schema.shape);
}

const SECRET_NAMES = new Set<SettingName>(['DATABASE_AUTH_TOKEN', 'PREVIEW_SECRET', 'SMTP_URL']);

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
  DEMO: onOrOff,
  API_BASE_URL: optional(url(/^https?$/)),
  API_MAX_STALE_HOURS: wholeNumber(24, { min: 0, max: 720 }),
  STATIC_DATA_MAX_AGE_MINUTES: wholeNumber(60, { min: 0, max: 10_080 }),
  IMPORT_MAX_AGE_HOURS: wholeNumber(48, { min: 0, max: 8_760 }),
  IMAGE_HOSTS: hosts,
  ADS_FILE: optional(z.string().trim().min(1)),
  PAGES_DIR: optional(z.string().trim().min(1)),
  CONTACT_EMAIL: optional(z.email()),
  PREVIEW_SECRET: optional(z.string().min(32)),
  INDEXNOW_KEY: optional(z.string().regex(INDEXNOW_KEY)),
  SMTP_URL: optional(url(/^smtps?$/)),
  MAIL_FROM: optional(z.email()),
  SUB_IDS: subIds,
  RATE_LIMITS: onOrOff,
  TRUST_PROXY: proxies,
  CSP_REPORT_URL: optional(url(/^https?$/).regex(/^[^\s;,]+$/)),
  DEPLOYMENT: optional(z.enum(['production', 'preview'])),
  PORT: wholeNumber(3000, { min: 1, max: 65535 }),
  PAGE_CACHE_MB: wholeNumber(128, { min: 1, max: 65_536 }),
  METRICS_PORT: optional(listenAddress),
  LOG_FORMAT: z.preprocess(emptyAsUnset, z.enum(['text', 'json']).default('text')),
  LOG_REQUESTS: z.preprocess(emptyAsUnset, z.enum(['on', 'off']).default('off')),
  WEB_CONCURRENCY: processes,
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
  /** Without a successful import for so long a source is late; 0 hours is never. */
  importMaxAgeHours: number;
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
  /** The mail server that asks to confirm subscriptions; undefined asks nobody, and they count at once. */
  smtpUrl: string | undefined;
  /** Whom mails come from; undefined is the contact address. */
  mailFrom: string | undefined;
  /** What a source's tracking links carry the offer's id in, by source. */
  subIds: ReadonlyMap<string, SubId>;
  /** Whether one client may do costly things only so often. */
  hasRateLimits: boolean;
  /** Whose word counts for where a request comes from: addresses, ranges, `loopback` and `private`. */
  trustedProxies: string[];
  /** Where browsers report what the Content-Security-Policy has stopped; undefined reports nothing. */
  cspReportUrl: string | undefined;
  /** False keeps the whole site out of search engines. */
  isProduction: boolean;
  port: number;
  /** How much memory each process keeps finished responses in. */
  pageCacheMegabytes: number;
  /** Where /metrics is served, apart from the site; undefined measures nothing. */
  metricsAddress: { host: string; port: number } | undefined;
  /** How a server logs, and whether each request is a line. */
  logFormat: 'text' | 'json';
  logsRequests: boolean;
  /** How many processes serve the site. */
  processes: number;
};

/** A wrong value in the environment; the message names the variable and what it takes. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads every setting from environment variables, with defaults that work on one machine.
 * Throws SettingsError with one line a wrong or missing variable.
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
    hasDemo: values.DEMO,
    apiBaseUrl: values.API_BASE_URL?.replace(/\/+$/, ''),
    apiMaxStaleHours: values.API_MAX_STALE_HOURS,
    staticDataMaxAgeMinutes: values.STATIC_DATA_MAX_AGE_MINUTES,
    importMaxAgeHours: values.IMPORT_MAX_AGE_HOURS,
    imageHosts: values.IMAGE_HOSTS,
    adsFile: values.ADS_FILE,
    pagesDir: values.PAGES_DIR,
    contactEmail: values.CONTACT_EMAIL,
    previewSecret: values.PREVIEW_SECRET,
    indexNowKey: values.INDEXNOW_KEY,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    subIds: values.SUB_IDS,
    hasRateLimits: values.RATE_LIMITS,
    trustedProxies: values.TRUST_PROXY,
    cspReportUrl: values.CSP_REPORT_URL,
    isProduction: isProductionDeployment(env),
    port: values.PORT,
    pageCacheMegabytes: values.PAGE_CACHE_MB,
    metricsAddress: values.METRICS_PORT,
    logFormat: values.LOG_FORMAT,
    logsRequests: values.LOG_REQUESTS === 'on',
    processes: values.WEB_CONCURRENCY,
  };
}

/**
 * Beside the catalogue's file. Throws SettingsError where that is a server: in one database both share its write lock, so
 * that imports delay and refuse subscriptions, and only the operator knows what other database there is.
 */
function pickVisitorsUrl(databaseUrl: string): string {
  if (databaseUrl.startsWith('file:')) return databaseUrl.replace(/^(file:(?:.*\/)?).*$/, '$1visitors.db');
  throw new SettingsError(
    "VISITORS_DATABASE_URL is missing: DATABASE_URL is a server, so name another database of it for visitors' data, which no import then delays (docs/operations.md#visitors-data).",
  );
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
