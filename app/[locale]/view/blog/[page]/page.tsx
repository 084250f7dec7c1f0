import type { Metadata } from 'next';
import { parseLocale } from '@/lib/i18n';
import { parsePageNumber } from '@/lib/url/parse-query';
import { BlogPage, describeBlogPage, type BlogAddress } from '../../../blog-page';

// Internal path of /blog?page=2 (lib/url/rewrites.js).
type Props = { params: Promise<{ locale: string; page: string }> };

// None ahead of time: each page is made on its first visit, then cached.
export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeBlogPage(parseAddress(await params));
}

export default async function LaterBlogRoute({ params }: Props) {
  return <BlogPage {...parseAddress(await params)} />;
}

function parseAddress({ locale, page }: Awaited<Props['params']>): BlogAddress {
  return { locale: parseLocale(locale), page: parsePageNumber(page) };
}
