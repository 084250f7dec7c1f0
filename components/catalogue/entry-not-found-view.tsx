import { NotFoundView } from '@/components/layout/not-found-view';
import { getTranslator, type Locale } from '@/lib/i18n';
import type { Brand } from '@/lib/catalogue/types';
import { buildBrandHref, localizePath } from '@/lib/url/paths';

type EntryNotFoundViewProps = {
  locale: Locale;
  kind: 'brand' | 'category';
  /** Why there is no page: an address that cannot name one, or a name nobody knows. */
  reason?: 'invalid' | 'unknown' | 'unknown-category';
};

/** In place of a page of a brand or a category that does not exist. */
export function EntryNotFoundView({ locale, kind, reason = 'unknown' }: EntryNotFoundViewProps) {
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

type OutOfRangeViewProps = {
  locale: Locale;
  /** The heading of the list, and where its first page stands. */
  list: string;
  href: string;
};

/** In place of a page past the end of a list (docs/specification.md §2.1.16). */
export function OutOfRangeView({ locale, list, href }: OutOfRangeViewProps) {
  const t = getTranslator(locale);
  return (
    <NotFoundView
      title={t('errors.outOfRange.title', { list })}
      message={t('errors.outOfRange.message')}
      action={{ href, label: t('errors.outOfRange.action') }}
    />
  );
}

type UnknownOfferViewProps = { locale: Locale; brand: Pick<Brand, 'name' | 'uniqueName'> };

/** In place of an offer that its brand does not have (docs/specification.md §2.1.16). */
export function UnknownOfferView({ locale, brand }: UnknownOfferViewProps) {
  const t = getTranslator(locale);
  return (
    <NotFoundView
      title={t('brand.unknownOffer.title', { brand: brand.name })}
      message={t('brand.unknownOffer.message', { brand: brand.name })}
      action={{
        href: buildBrandHref(locale, brand.uniqueName),
        label: t('brand.unknownOffer.action', { brand: brand.name }),
      }}
    />
  );
}
