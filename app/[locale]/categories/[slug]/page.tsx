import type { Metadata } from 'next';
import { parseLocale } from '@/lib/i18n';
import { decodeSegment } from '@/lib/url/parse-path';
import { CategoryPage, describeCategoryPage } from '../../category-page';

type Props = { params: Promise<{ locale: string; slug: string }> };

// None ahead of time: each page is made on its first visit, then cached.
export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params;
  return describeCategoryPage({ locale: parseLocale(locale), slug: decodeSegment(slug) });
}

export default async function CategoryRoute({ params }: Props) {
  const { locale, slug } = await params;
  return <CategoryPage locale={parseLocale(locale)} slug={decodeSegment(slug)} />;
}
