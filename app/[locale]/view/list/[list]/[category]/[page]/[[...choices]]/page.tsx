import type { Metadata } from 'next';
import { parseListParams, type ListParams } from '../../../../../../list-params';
import { describeListPage, ListPage } from '../../../../../../list-page';

// Internal path of /coupons?category=…&sort=…&page=… (lib/url/rewrites.js).
type Props = { params: Promise<ListParams> };

// None ahead of time: each page is made on its first visit, then cached.
export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeListPage(parseListParams(await params));
}

export default async function CachedListPage({ params }: Props) {
  return <ListPage {...parseListParams(await params)} />;
}
