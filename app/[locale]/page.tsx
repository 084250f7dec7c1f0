import type { Metadata } from 'next';
import { HomeView } from '@/components/home/home-view';
import { LanguageHint } from '@/components/layout/language-hint';
import { UnavailablePage } from '@/components/layout/unavailable-page';
import { InlineJson } from '@/components/ui/inline-json';
import { StaticParts } from '@/components/ui/static-parts';
import { getSettings } from '@/lib/config';
import { buildPageMetadata } from '@/lib/discovery/head';
import { buildGraph, buildOrganization, buildWebSite } from '@/lib/discovery/json-ld';
import { getTranslator, parseLocale } from '@/lib/i18n';
import { pickTagline } from '@/lib/i18n';
import { loadHomeOnce, loadStats } from '@/lib/pages';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = parseLocale((await params).locale);
  const t = getTranslator(locale);
  const { siteName, siteTagline } = getSettings();
  const texts = { site: siteName, tagline: pickTagline(locale, siteTagline) };
  // Beside the figures, because the page itself begins to load only once its layout has.
  const [stats] = await Promise.all([loadStats(), loadHomeOnce(locale)]);
  return buildPageMetadata({
    locale,
    siteName,
    title: t('metadata.home.title', texts),
    description: stats ? t('metadata.home.description', { ...texts, brands: stats.brands }) : texts.tagline,
    path: '/',
    feeds: [{ kind: 'offers' }, { kind: 'blog' }],
  });
}

export default async function HomePage({ params }: Props) {
  const locale = parseLocale((await params).locale);
  const site = getSettings();
  const { siteName } = site;
  const tagline = pickTagline(locale, site.siteTagline);
  const { home, failure } = await loadHomeOnce(locale);
  if (failure) return <UnavailablePage locale={locale} {...failure} />;
  return (
    <StaticParts>
      <InlineJson data={buildGraph(buildOrganization(site), buildWebSite(locale, site))} />
      <LanguageHint locale={locale} />
      <HomeView {...{ locale, siteName, tagline, home }} now={new Date()} />
    </StaticParts>
  );
}
