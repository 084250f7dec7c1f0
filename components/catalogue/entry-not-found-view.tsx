import { NotFoundView, PageNotFoundView } from '@/components/layout/not-found-view';
import { getTranslator, type Locale } from '@/lib/i18n';
import { localizePath } from '@/lib/url/paths';

type EntryNotFoundViewProps = {
  locale: Locale;
  kind: 'brand' | 'category';
  /** Why there is no page: an address that cannot name one, a name nobody knows, or a list that is shorter. */
  reason?: 'invalid' | 'unknown' | 'unknown-category' | 'out-of-range';
};

/** In place of a page of a brand or a category that does not exist. */
export function EntryNotFoundView({ locale, kind, reason = 'unknown' }: EntryNotFoundViewProps) {
  if (reason === 'out-of-range') return <PageNotFoundView locale={locale} />;
  const t = getTranslator(locale);
  const texts = reason === 'invalid' ? 'invalid' : 'notFound';
  return (
    <NotFoundView
      title={t(`${kind}.${texts}.title`)}
      message={t(`${kind}.${texts}.message`)}
      action={{
        href: localizePath(locale, kind === 'brand' ? '/brands' : '/categories'),
        label: t(`${kind}.browseAll`),
      }}
    />
  );
}
