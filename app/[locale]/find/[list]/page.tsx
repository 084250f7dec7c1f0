import type { Metadata } from 'next';
import { parseLocale } from '@/lib/i18n';
import { parseListState } from '@/lib/url/list-state';
import { parseListName } from '@/lib/url/parse-path';
import type { RawQuery } from '@/lib/url/parse-query';
import { describeListPage, ListPage, type ListAddress } from '../../list-page';

// Internal path of /coupons?q=… for text that no path can carry (lib/url/rewrites.js): rendered per request.
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string; list: string }>; searchParams: Promise<RawQuery> };

export async function generateMetadata(props: Props): Promise<Metadata> {
  return describeListPage(await parseAddress(props));
}

export default async function TextListPage(props: Props) {
  return <ListPage {...await parseAddress(props)} />;
}

async function parseAddress({ params, searchParams }: Props): Promise<ListAddress> {
  const [{ locale, ...segments }, query] = await Promise.all([params, searchParams]);
  const list = parseListName(segments.list);
  return { locale: parseLocale(locale), list, ...parseListState(list, query) };
}
