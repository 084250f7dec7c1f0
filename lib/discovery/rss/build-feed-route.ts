import { getSettings } from '@/lib/config';
import { getCatalogue } from '@/lib/catalogue';
import { logFailure } from '@/lib/server/log-failure';
import { getTranslator, parseLocale } from '@/lib/i18n';
import type { FeedSubject } from '@/lib/url/paths';
import { answerFeed, answerNoFeed } from './answer-feed';
import { buildChannel } from './build-channel';
import { loadFeed } from './load-feed';

type InLanguage = { locale: string };
type FeedRoute<P> = { GET: (request: Request, context: { params: Promise<P> }) => Promise<Response> };

/**
 * The handler of a feed's route, in the language of its path: 200 or 304, 404 where there is nothing to tell of, 503
 * where the catalogue fails. Next answers HEAD with it.
 */
export function buildFeedRoute<P extends InLanguage>(
  pickSubject: (params: P, query: URLSearchParams) => FeedSubject,
): FeedRoute<P> {
  return {
    async GET(request, context) {
      const params = await context.params;
      const locale = parseLocale(params.locale);
      const t = getTranslator(locale);
      const { siteName, siteUrl } = getSettings();
      try {
        const subject = pickSubject(params, new URL(request.url).searchParams);
        const data = await loadFeed(getCatalogue(), subject, new Date());
        if (data === null) return answerNoFeed(404, t('feeds.missing'));
        return answerFeed(request, buildChannel(data, { locale, siteName, siteUrl }));
      } catch (error) {
        logFailure('A feed could not be answered', error);
        return answerNoFeed(503, t('common.failure.message'));
      }
    },
  };
}
