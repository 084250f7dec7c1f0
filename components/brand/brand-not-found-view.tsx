import { getTranslator, type Locale } from '@/lib/i18n';
import { localizePath } from '@/lib/url/paths';
import { NotFoundView } from '@/components/layout/not-found-view';

/** For a brand nobody knows, or an address that cannot name one. */
export function BrandNotFoundView({ locale, isInvalid = false }: { locale: Locale; isInvalid?: boolean }) {
  const t = getTranslator(locale);
  const reason = isInvalid ? 'invalid' : 'notFound';
  return (
    <NotFoundView
      title={t(`brand.${reason}.title`)}
      message={t(`brand.${reason}.message`)}
      action={{ href: localizePath(locale, '/brands'), label: t('brand.browseAll') }}
    />
  );
}
