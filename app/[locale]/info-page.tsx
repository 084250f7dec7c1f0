import type { Metadata } from 'next';
import { cache } from 'react';
import { InfoPageView } from '@/components/article/info-page-view';
import { getSettings } from '@/lib/config';
import { parseLocale, type Locale } from '@/lib/i18n';
import { loadInfoPage, type InfoPageName } from '@/lib/info-pages';
import { buildPageMetadata } from '@/lib/seo/page-metadata';

/** What Next hands the route of a static page. */
export type InfoPageProps = { params: Promise<{ locale: string }> };

const load = cache((name: InfoPageName, locale: Locale) => loadInfoPage(name, locale, getSettings()));

export async function describeInfoPage(name: InfoPageName, { params }: InfoPageProps): Promise<Metadata> {
  const locale = parseLocale((await params).locale);
  const { siteName } = getSettings();
  const page = await load(name, locale);
  const title = `${page.title} - ${siteName}`;
  return buildPageMetadata({
    locale,
    siteName,
    title,
    description: page.subtitle ?? title,
    path: `/${name}`,
  });
}

export async function InfoPage({ name, params }: InfoPageProps & { name: InfoPageName }) {
  const locale = parseLocale((await params).locale);
  return <InfoPageView locale={locale} page={await load(name, locale)} />;
}
