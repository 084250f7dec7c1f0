import type { Metadata } from 'next';
import { SavedView } from '@/components/saved/saved-view';
import { listPictureHosts } from '@/lib/catalogue/with-trusted-pictures';
import { getSettings } from '@/lib/config';
import { DEFAULT_LOCALE, getTranslator, parseLocale } from '@/lib/i18n';
import { buildPageMetadata } from '@/lib/discovery/head';
import { buildSavedHref } from '@/lib/url/paths';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = parseLocale((await params).locale);
  const t = getTranslator(locale);
  const { siteName } = getSettings();
  const site = { site: siteName };
  return buildPageMetadata({
    locale,
    siteName,
    title: t('saved.pageTitle', site),
    description: t('saved.description', site),
    path: buildSavedHref(DEFAULT_LOCALE),
    isIndexed: false,
  });
}

export default async function SavedRoute({ params }: Props) {
  const locale = parseLocale((await params).locale);
  return <SavedView locale={locale} now={new Date()} pictureHosts={listPictureHosts(getSettings())} />;
}
