import { getTranslator, type Locale } from '@/lib/i18n';
import { localizePath } from '@/lib/url/paths';
import { NotFoundView } from './not-found-view';

/** The page of an address that does not exist (spec §2, "Not-found page"). */
export function PageNotFoundView({ locale }: { locale: Locale }) {
  const t = getTranslator(locale);
  return (
    <NotFoundView
      title={t('errors.pageNotFound.title')}
      message={t('errors.pageNotFound.message')}
      action={{ href: localizePath(locale, '/'), label: t('errors.pageNotFound.action') }}
    />
  );
}
