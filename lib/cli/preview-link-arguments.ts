import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE, parseLocale, type Locale } from '@/lib/i18n';
import { MAX_PREVIEW_HOURS } from '@/lib/preview/preview-token';
import { CommandError, USAGE_EXIT_CODE } from './command-error';

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
  const { values, positionals } = parse(args);
  const [slug, ...rest] = positionals;
  if (slug === undefined || slug.trim() === '') throw new UsageError('Name the slug of an article.');
  if (rest.length > 0) throw new UsageError(`One article at a time: "${rest.join(' ')}" is too much.`);
  return { slug: slug.trim(), hours: parseHours(values.hours), locale: parseSpokenLocale(values.locale) };
}

class UsageError extends CommandError {
  constructor(message: string) {
    super(`${message}\n${USAGE}`, USAGE_EXIT_CODE);
  }
}

function parseHours(text = String(DEFAULT_HOURS)): number {
  const hours = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (hours < 1 || hours > MAX_PREVIEW_HOURS) {
    throw new UsageError(`--hours is "${text}", but takes a whole number from 1 to ${MAX_PREVIEW_HOURS}.`);
  }
  return hours;
}

function parseSpokenLocale(text: string = DEFAULT_LOCALE): Locale {
  const locale = parseLocale(text);
  if (locale !== text) throw new UsageError(`--locale is "${text}", which is no language of the site.`);
  return locale;
}

function parse(args: string[]) {
  try {
    const options = { hours: { type: 'string' }, locale: { type: 'string' } } as const;
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? `${error.message}.` : 'The arguments cannot be read.');
  }
}
