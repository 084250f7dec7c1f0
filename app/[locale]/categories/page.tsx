import type { Metadata } from 'next';
import { cache } from 'react';
import { CategoriesView } from '@/components/category/categories-view';
import { getCatalogue, listAllCategories } from '@/lib/catalogue';
import { getSettings } from '@/lib/config';
import { getTranslator, parseLocale } from '@/lib/i18n';
import { buildPageMetadata } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ locale: string }> };

const load = cache(() => listAllCategories(getCatalogue()));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = parseLocale((await params).locale);
  const t = getTranslator(locale);
  const { siteName } = getSettings();
  const texts = { site: siteName, total: (await load()).length };
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
  return <CategoriesView locale={parseLocale((await params).locale)} categories={await load()} />;
}
