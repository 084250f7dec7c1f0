import type { CatalogueSource } from '@/lib/catalogue/source';
import type { Settings } from '@/lib/config';
import { buildPreviewHref, pickPublication, type Publication } from '@/lib/content/preview';
import { buildArticleHref } from '@/lib/url/paths';
import { CommandError } from './command-error';
import { formatLocalMoment } from './format-local-moment';
import { toCommandError } from './prepare';
import type { PreviewLinkArguments } from './preview-link-arguments';

const HOUR_S = 60 * 60;

type ArticleReader = Pick<CatalogueSource, 'getArticleBySlug' | 'getArticleDraft'>;
type ReadCatalogue = <T>(settings: Settings, read: (source: ArticleReader) => Promise<T>) => Promise<T>;

export type PreviewLinkTools = {
  readCatalogue: ReadCatalogue;
  now: Date;
  print: (line: string) => void;
};

/**
 * Prints a link that shows an unpublished article, and until when; for a published one its public address. Answers the
 * exit code. Throws CommandError where there is no secret to sign with, no such article, or no catalogue.
 */
export async function runPreviewLink(
  { slug, hours, locale }: PreviewLinkArguments,
  settings: Settings,
  { readCatalogue, now, print }: PreviewLinkTools,
): Promise<number> {
  const { previewSecret, siteUrl } = settings;
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
    : `${apiBaseUrl} answers no article "${slug}": the slug is wrong, that host keeps unpublished articles to itself, or it fails, as the lines above then say.`;
}
