import type { Metadata } from 'next';
import { cache } from 'react';
import { InfoPageView } from '@/components/article/info-page-view';
import { buildCrumbs } from '@/components/layout/breadcrumbs';
import { InlineJson } from '@/components/ui/inline-json';
import { StaticParts } from '@/components/ui/static-parts';
import { getSettings } from '@/lib/config';
import { buildDescription, loadInfoPage } from '@/lib/content/info-pages';
import type { InfoPageName } from '@/lib/url/paths';
import { buildPageMetadata } from '@/lib/discovery/head';
import { buildBreadcrumbList, buildGraph } from '@/lib/discovery/json-ld';
import { parseLocale, type Locale } from '@/lib/i18n';

/** What Next hands the route of a static page. */
export type InfoPageProps = { params: Promise<{ locale: string }> };

// One reading for metadata and page. Nothing is kept beyond that, so that a changed file shows when the page is next made.
const load = cache((name: InfoPageName, locale: Locale) => loadInfoPage(name, locale, getSettings()));

export async function describeInfoPage(name: InfoPageName, { params }: InfoPageProps): Promise<Metadata> {
  const locale = parseLocale((await params).locale);
  const settings = getSettings();
  const page = await load(name, locale);
  return buildPageMetadata({
    locale,
    siteName: settings.siteName,
    title: `${page.title} - ${settings.siteName}`,
    description: buildDescription(page, locale, settings),
    path: `/${name}`,
  });
}

export async function InfoPage({ name, params }: InfoPageProps & { name: InfoPageName }) {
  const locale = parseLocale((await params).locale);
  const page = await load(name, locale);
  const crumbs = buildBreadcrumbList(buildCrumbs(locale, page.title), getSettings().siteUrl);
  return (
    <StaticParts>
      <InlineJson data={buildGraph(crumbs)} />
      <InfoPageView locale={locale} page={page} />
    </StaticParts>
  );
}
