import type { Metadata } from 'next';
import { parseLocale } from '@/lib/i18n';
import { parsePathText } from '@/lib/url/parse-path';
import { parsePageNumber } from '@/lib/url/parse-query';
import { describeSearchPage, SearchPage, type SearchAddress } from '../../../../search-page';

// Internal path of /search?q=…&page=… (lib/url/rewrites.js).
type Props = { params: Promise<{ locale: string; text: string; page: string }> };

// None ahead of time: each page is made on its first visit, then cached.
export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeSearchPage(parseAddress(await params));
}

export default async function CachedSearchRoute({ params }: Props) {
  return <SearchPage {...parseAddress(await params)} />;
}

function parseAddress({ locale, text, page }: Awaited<Props['params']>): SearchAddress {
  return { locale: parseLocale(locale), text: parsePathText(text), page: parsePageNumber(page) };
}
