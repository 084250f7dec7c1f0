import type { Metadata } from 'next';
import { cache } from 'react';
import { WithFailureStatus } from '@/components/layout/with-failure-status';
import { CategoriesView } from '@/components/category/categories-view';
import { getCatalogue } from '@/lib/catalogue';
import { listAllCategories } from '@/lib/pages';
import { startPageLoad } from '@/lib/pages/page-load';
import { getSettings } from '@/lib/config';
import { getTranslator, parseLocale } from '@/lib/i18n';
import { buildPageMetadata } from '@/lib/discovery/head';

type Props = { params: Promise<{ locale: string }> };

const load = cache(() => startPageLoad().attempt(listAllCategories(getCatalogue()), []));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = parseLocale((await params).locale);
  const t = getTranslator(locale);
  const { siteName } = getSettings();
  const texts = { site: siteName, total: (await load()).value.length };
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
  const { value: categories, failure } = await load();
  const view = <CategoriesView locale={parseLocale((await params).locale)} categories={categories} />;
  return failure ? <WithFailureStatus {...failure}>{view}</WithFailureStatus> : view;
}
