import { DEFAULT_LOCALE, parseLocale, type Locale } from '@/lib/i18n';
import { MAX_PREVIEW_HOURS } from '@/lib/content/preview';
import { readArguments } from './read-arguments';
import { UsageError } from './usage-error';

export type PreviewLinkArguments = { slug: string; hours: number; locale: Locale };

const DEFAULT_HOURS = 24;
const USAGE = [
  'Usage: npm run preview-link -- <slug> [--hours 24] [--locale en]',
  '  <slug>    of the article: the last part of its address, /blog/<slug>',
  `  --hours   how long the link is good, 1 to ${MAX_PREVIEW_HOURS}; ${DEFAULT_HOURS} if left out`,
  '  --locale  the language of the page; English if left out',
].join('\n');

/** Which link to make, from the arguments of the command. Throws CommandError with the usage if they make no sense. */
export function parsePreviewLinkArguments(args: string[]): PreviewLinkArguments {
  const { values, positionals } = readArguments(args, USAGE, {
    hours: { type: 'string' },
    locale: { type: 'string' },
  });
  const [slug, ...rest] = positionals;
  if (slug === undefined || slug.trim() === '') throw new UsageError('Name the slug of an article.', USAGE);
  if (rest.length > 0) throw new UsageError(`One article at a time: "${rest.join(' ')}" is too much.`, USAGE);
  return { slug: slug.trim(), hours: parseHours(values.hours), locale: parseSpokenLocale(values.locale) };
}

function parseHours(text = String(DEFAULT_HOURS)): number {
  const hours = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (hours < 1 || hours > MAX_PREVIEW_HOURS) {
    throw new UsageError(
      `--hours is "${text}", but takes a whole number from 1 to ${MAX_PREVIEW_HOURS}.`,
      USAGE,
    );
  }
  return hours;
}

function parseSpokenLocale(text: string = DEFAULT_LOCALE): Locale {
  const locale = parseLocale(text);
  if (locale !== text)
    throw new UsageError(`--locale is "${text}", which is no language of the site.`, USAGE);
  return locale;
}
