import type { CatalogueSource } from '@/lib/catalogue';
import type { Settings } from '@/lib/config';
import {
  buildPreviewHref,
  MAX_PREVIEW_HOURS,
  pickPublication,
  type Publication,
} from '@/lib/content/preview';
import { ORIGIN } from '@/lib/config/setting-schemas';
import { DEFAULT_LOCALE, parseLocale, type Locale } from '@/lib/i18n';
import { buildArticleHref } from '@/lib/url/paths';
import { createCommand } from './support/command';
import { CommandError, UsageError } from './support/command-error';
import { toCommandError } from './support/database-error';
import { readCatalogue } from './support/embedded-catalogue';
import { loadSettings } from './support/load-settings';

const DEFAULT_HOURS = 24;
const MINUTE_MS = 60_000;
const HOUR_S = 60 * 60;

type ArticleReader = Pick<CatalogueSource, 'getArticleBySlug' | 'getArticleDraft'>;
/** `site` is the address of a deployed site; without it the settings' is meant. */
type PreviewLinkArguments = { slug: string; hours: number; locale: Locale; site?: string };
type ReadCatalogue = <T>(settings: Settings, read: (source: ArticleReader) => Promise<T>) => Promise<T>;

export type PreviewLinkTools = {
  readCatalogue: ReadCatalogue;
  now: Date;
  print: (line: string) => void;
};

export const command = createCommand(
  'preview-link',
  'Prints a link under which an unpublished article is shown.',
)
  .argument('<slug>', 'of the article: the last part of its address, /blog/<slug>', parseSlug)
  .option(
    '--hours <hours>',
    `how long the link is good, 1 to ${MAX_PREVIEW_HOURS}`,
    parseHours,
    DEFAULT_HOURS,
  )
  .option('--locale <locale>', 'the language of the page', parseSpokenLocale, DEFAULT_LOCALE)
  .option('--site <address>', 'a deployed site that has the same PREVIEW_SECRET (SITE_URL)', parseSite)
  .action(async (slug, { hours, locale, site }) => {
    const tools = { readCatalogue, now: new Date(), print: console.log };
    process.exitCode = await runPreviewLink({ slug, hours, locale, site }, loadSettings(), tools);
  });

function parseSlug(text: string): string {
  if (text.trim() === '') throw new UsageError('Name the slug of an article.');
  return text.trim();
}

function parseHours(text: string): number {
  const hours = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (hours < 1 || hours > MAX_PREVIEW_HOURS) {
    throw new UsageError(`--hours is "${text}", but takes a whole number from 1 to ${MAX_PREVIEW_HOURS}.`);
  }
  return hours;
}

/** Scheme and host alone, as SITE_URL takes them. */
function parseSite(text: string): string {
  if (/^https?:/.test(text) && ORIGIN.test(text)) return new URL(text).origin;
  throw new UsageError(`--site is "${text}", but takes scheme and host alone: https://preview.example.`);
}

function parseSpokenLocale(text: string): Locale {
  const locale = parseLocale(text);
  if (locale !== text) throw new UsageError(`--locale is "${text}", which is no language of the site.`);
  return locale;
}

/**
 * Prints a link that shows an unpublished article, and until when; for a published one its public address. Returns the
 * exit code. Throws CommandError where there is no secret to sign with, no such article, or no catalogue.
 */
export async function runPreviewLink(
  { slug, hours, locale, site }: PreviewLinkArguments,
  settings: Settings,
  { readCatalogue, now, print }: PreviewLinkTools,
): Promise<number> {
  const { previewSecret } = settings;
  const siteUrl = site ?? settings.siteUrl;
  if (previewSecret === undefined) throw new CommandError(NO_SECRET);
  const publication = await readPublication(slug, settings, readCatalogue, now);
  if (publication === null) throw new CommandError(describeMissing(slug, settings));
  if (publication.state === 'published') {
    print(`"${slug}" is published, so it needs no link: ${siteUrl}${buildArticleHref(locale, slug)}`);
    return 0;
  }
  const expires = Math.floor(now.getTime() / 1000) + hours * HOUR_S;
  print(describeState(slug, publication));
  print(siteUrl + buildPreviewHref(locale, { slug, expires }, previewSecret));
  const end = formatLocalMoment(new Date(expires * 1000));
  print(`Good for ${hours === 1 ? 'an hour' : `${hours} hours`}, until ${end}, for whoever has the link.`);
  return 0;
}

const NO_SECRET = [
  'PREVIEW_SECRET is not set, so there is nothing to sign a link with. Make a secret with',
  '  openssl rand -hex 32',
  'put it into the environment or the .env file as PREVIEW_SECRET=…, here and where the site runs, and start the site again.',
].join('\n');

async function readPublication(
  slug: string,
  settings: Settings,
  readCatalogue: ReadCatalogue,
  now: Date,
): Promise<Publication | null> {
  try {
    return await readCatalogue(settings, async (source) => {
      const article = await source.getArticleDraft(slug);
      if (article === null) return null;
      return pickPublication(article, (await source.getArticleBySlug(slug)) !== null, now);
    });
  } catch (error) {
    throw toCommandError(error, settings.databaseUrl);
  }
}

function describeState(slug: string, publication: Exclude<Publication, { state: 'published' }>): string {
  if (publication.state === 'draft') return `"${slug}" is not published. This link shows it:`;
  return `"${slug}" is scheduled for ${formatLocalMoment(publication.at)}. Until then this link shows it:`;
}

function describeMissing(slug: string, { apiBaseUrl, databaseUrl }: Settings): string {
  return apiBaseUrl === undefined
    ? `There is no article "${slug}" in ${databaseUrl}. The slug is the last part of its address, /blog/<slug>.`
    : `${apiBaseUrl} returns no article "${slug}": the slug is wrong, that host keeps unpublished articles to itself, or it fails, as the lines above then say.`;
}

/** A moment as ISO 8601 writes it in the time zone of this machine, to the minute: "2026-11-21T14:00+01:00". */
export function formatLocalMoment(moment: Date): string {
  const offset = -moment.getTimezoneOffset();
  const local = new Date(moment.getTime() + offset * MINUTE_MS)
    .toISOString()
    .slice(0, 'YYYY-MM-DDTHH:mm'.length);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${local}${offset < 0 ? '-' : '+'}${pad(hours)}:${pad(minutes)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
