import { getTranslator, type Locale } from '@/lib/i18n';
import { buildBlogHref } from '@/lib/url/paths';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { BlogHeader } from './blog-header';

/** For a page of the blog whose articles could not be loaded (spec §8); trying again loads the page anew. */
export function BlogFailureView({ locale, page }: { locale: Locale; page: number }) {
  const t = getTranslator(locale);
  return (
    <Container>
      <BlogHeader locale={locale} />
      <div role="alert">
        <EmptyState
          title={t('errors.unexpected.title')}
          message={t('article.list.failed')}
          action={{ href: buildBlogHref(locale, page), label: t('errors.unexpected.action') }}
        />
      </div>
    </Container>
  );
}
