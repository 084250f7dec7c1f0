import type { Metadata } from 'next';
import { parseLocale } from '@/lib/i18n';
import { decodeSegment } from '@/lib/url/parse-path';
import { parsePageNumber } from '@/lib/url/parse-query';
import { BrandPage, describeBrandPage, type BrandAddress } from '../../../../../brand-page';

// Internal path of /brands/lumera?tab=deals&page=2 (lib/url/rewrites.js).
type Props = { params: Promise<{ locale: string; slug: string; tab: string; page: string }> };

// None ahead of time: each page is made on its first visit, then cached.
export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeBrandPage(parseAddress(await params));
}

export default async function BrandTabRoute({ params }: Props) {
  return <BrandPage {...parseAddress(await params)} />;
}

function parseAddress({ locale, slug, tab, page }: Awaited<Props['params']>): BrandAddress {
  return {
    locale: parseLocale(locale),
    uniqueName: decodeSegment(slug),
    tab: tab === 'deals' ? 'deals' : 'coupons',
    page: parsePageNumber(page),
  };
}
