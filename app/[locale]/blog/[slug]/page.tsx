import type { Metadata } from 'next';
import { parseLocale } from '@/lib/i18n';
import { decodeSegment } from '@/lib/url/parse-path';
import { ArticlePage, describeArticlePage, type ArticleAddress } from '../../article-page';

type Props = { params: Promise<{ locale: string; slug: string }> };

// None ahead of time: each page is made on its first visit, then cached.
export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeArticlePage(parseAddress(await params));
}

export default async function ArticleRoute({ params }: Props) {
  return <ArticlePage {...parseAddress(await params)} />;
}

function parseAddress({ locale, slug }: Awaited<Props['params']>): ArticleAddress {
  return { locale: parseLocale(locale), slug: decodeSegment(slug) };
}
