import type { Metadata } from 'next';
import { cache } from 'react';
import { HomeView } from '@/components/home/home-view';
import { LanguageHint } from '@/components/layout/language-hint';
import { InlineJson } from '@/components/ui/inline-json';
import { getCatalogue, loadHome } from '@/lib/catalogue';
import { getSettings } from '@/lib/config';
import { getTranslator, parseLocale } from '@/lib/i18n';
import { pickTagline } from '@/lib/i18n/pick-tagline';
import { buildGraph } from '@/lib/seo/json-ld/build-graph';
import { buildOrganization } from '@/lib/seo/json-ld/build-organization';
import { buildWebSite } from '@/lib/seo/json-ld/build-web-site';
import { buildPageMetadata } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ locale: string }> };

const getStats = cache(() => getCatalogue().getStats());

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = parseLocale((await params).locale);
  const t = getTranslator(locale);
  const { siteName, siteTagline } = getSettings();
  const texts = {
    site: siteName,
    tagline: pickTagline(locale, siteTagline),
    brands: (await getStats()).brands,
  };
  const title = t('metadata.home.title', texts);
  return buildPageMetadata({
    locale,
    siteName,
    title,
    description: t('metadata.home.description', texts),
    path: '/',
    feeds: [{ kind: 'offers' }, { kind: 'blog' }],
  });
}

export default async function HomePage({ params }: Props) {
  const locale = parseLocale((await params).locale);
  const site = getSettings();
  const { siteName } = site;
  const tagline = pickTagline(locale, site.siteTagline);
  const home = await loadHome(getCatalogue());
  return (
    <>
      <InlineJson data={buildGraph(buildOrganization(site), buildWebSite(locale, site))} />
      <LanguageHint locale={locale} />
      <HomeView {...{ locale, siteName, tagline, home }} now={new Date()} />
    </>
  );
}
