import type { Metadata } from 'next';
import { cache } from 'react';
import { HomeView } from '@/components/home/home-view';
import { getCatalogue, loadHome } from '@/lib/catalogue';
import { getSettings } from '@/lib/config';
import { getTranslator, parseLocale } from '@/lib/i18n';
import { buildPageMetadata } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ locale: string }> };

const getStats = cache(() => getCatalogue().getStats());

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = parseLocale((await params).locale);
  const t = getTranslator(locale);
  const { siteName, siteTagline } = getSettings();
  const texts = { site: siteName, tagline: siteTagline, brands: (await getStats()).brands };
  const title = t('metadata.home.title', texts);
  return buildPageMetadata({
    locale,
    siteName,
    title,
    description: t('metadata.home.description', texts),
    path: '/',
  });
}

export default async function HomePage({ params }: Props) {
  const locale = parseLocale((await params).locale);
  const { siteName, siteTagline } = getSettings();
  const home = await loadHome(getCatalogue());
  return <HomeView locale={locale} siteName={siteName} tagline={siteTagline} home={home} now={new Date()} />;
}
