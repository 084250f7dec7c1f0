import type { Metadata } from 'next';
import { parseListParams, type ListParams } from '../../../../../../../list-params';
import { describeListPage, ListPage } from '../../../../../../../list-page';

// Internal path of /coupons?q=…&category=…&sort=…&page=… (lib/url/rewrites.js).
type Props = { params: Promise<ListParams & { text: string }> };

// None ahead of time: each page is made on its first visit, then cached.
export function generateStaticParams(): [] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeListPage(parseListParams(await params));
}

export default async function CachedTextListPage({ params }: Props) {
  return <ListPage {...parseListParams(await params)} />;
}
