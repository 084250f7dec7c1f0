import { getTranslator, type Locale } from '@/lib/i18n';
import { localizePath } from '@/lib/url/paths';
import { NotFoundView } from '@/components/layout/not-found-view';

/** For a category nobody knows, or an address that cannot name one. */
export function CategoryNotFoundView({ locale, isInvalid = false }: { locale: Locale; isInvalid?: boolean }) {
  const t = getTranslator(locale);
  const reason = isInvalid ? 'invalid' : 'notFound';
  return (
    <NotFoundView
      title={t(`category.${reason}.title`)}
      message={t(`category.${reason}.message`)}
      action={{ href: localizePath(locale, '/categories'), label: t('category.browseAll') }}
    />
  );
}
