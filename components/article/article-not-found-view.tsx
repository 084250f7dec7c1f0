import { getTranslator, type Locale } from '@/lib/i18n';
import { buildBlogHref } from '@/lib/url/paths';
import { NotFoundView } from '@/components/layout/not-found-view';

type ArticleNotFoundViewProps = {
  locale: Locale;
  /** True where the article is there but cannot be shown. */
  hasFailed?: boolean;
};

/** For an article that does not exist, or whose text cannot be shown (spec §8). */
export function ArticleNotFoundView({ locale, hasFailed = false }: ArticleNotFoundViewProps) {
  const t = getTranslator(locale);
  return (
    <NotFoundView
      title={t('article.notFound.title')}
      message={t(hasFailed ? 'article.notFound.failed' : 'article.notFound.message')}
      action={{ href: buildBlogHref(locale), label: t('article.notFound.action') }}
    />
  );
}
