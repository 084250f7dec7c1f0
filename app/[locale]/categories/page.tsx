import type { Metadata } from 'next';
import { CategoriesView } from '@/components/category/categories-view';
import { UnavailablePage } from '@/components/layout/unavailable-page';
import { StaticParts } from '@/components/ui/static-parts';
import { getSettings } from '@/lib/config';
import { buildPageMetadata, buildUnavailableMetadata } from '@/lib/discovery/head';
import { getTranslator, parseLocale } from '@/lib/i18n';
import { loadCategoriesOnce } from '@/lib/pages';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = parseLocale((await params).locale);
  const t = getTranslator(locale);
  const { siteName } = getSettings();
  const { value: categories, failure } = await loadCategoriesOnce(locale);
  if (failure) return buildUnavailableMetadata(locale, siteName);
  const texts = { site: siteName, total: categories.length };
  return buildPageMetadata({
    locale,
    siteName,
    title: t('metadata.categories.title', texts),
    description: t('metadata.categories.description', texts),
    path: '/categories',
    isIndexed: texts.total > 0,
  });
}

export default async function CategoriesPage({ params }: Props) {
  const locale = parseLocale((await params).locale);
  const { value: categories, failure } = await loadCategoriesOnce(locale);
  if (failure) return <UnavailablePage locale={locale} {...failure} />;
  return (
    <StaticParts>
      <CategoriesView locale={locale} categories={categories} />
    </StaticParts>
  );
}
