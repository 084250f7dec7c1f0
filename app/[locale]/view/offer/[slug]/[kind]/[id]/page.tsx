import type { Metadata } from 'next';
import { parseLocale } from '@/lib/i18n';
import { parseItemId } from '@/lib/url/item-id';
import { decodeSegment } from '@/lib/url/parse-path';
import { BrandPage, describeBrandPage, type BrandAddress } from '../../../../../brand-page';

// Internal path of /brands/lumera?coupon=7 (lib/url/rewrites.js): the brand's page with that offer open.
type Props = { params: Promise<{ locale: string; slug: string; kind: string; id: string }> };

// None ahead of time: each page is made on its first visit, then cached.
export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeBrandPage(parseAddress(await params));
}

export default async function OfferRoute({ params }: Props) {
  return <BrandPage {...parseAddress(await params)} />;
}

function parseAddress({ locale, slug, kind, id }: Awaited<Props['params']>): BrandAddress {
  return {
    locale: parseLocale(locale),
    uniqueName: decodeSegment(slug),
    offerKind: kind === 'deal' ? 'deal' : 'coupon',
    offerId: parseItemId(decodeSegment(id)) ?? undefined,
  };
}
