import type { Metadata } from 'next';
import { parseLocale } from '@/lib/i18n';
import { decodeSegment, parseListName } from '@/lib/url/parse-path';
import { parsePageNumber } from '@/lib/url/parse-query';
import { CategoryPage, describeCategoryPage, type CategoryAddress } from '../../../../../category-page';

// Internal path of /categories/travel?tab=deals&page=2 (lib/url/rewrites.js).
type Props = { params: Promise<{ locale: string; slug: string; tab: string; page: string }> };

// None ahead of time: each page is made on its first visit, then cached.
export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeCategoryPage(parseAddress(await params));
}

export default async function CategoryTabRoute({ params }: Props) {
  return <CategoryPage {...parseAddress(await params)} />;
}

function parseAddress({ locale, slug, tab, page }: Awaited<Props['params']>): CategoryAddress {
  return {
    locale: parseLocale(locale),
    slug: decodeSegment(slug),
    tab: parseListName(tab),
    page: parsePageNumber(page),
  };
}
