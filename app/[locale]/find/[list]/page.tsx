import type { Metadata } from 'next';
import { parseLocale } from '@/lib/i18n';
import { parseListName } from '@/lib/url/parse-path';
import { parseCategorySlug, parsePageNumber, parseText, type RawQuery } from '@/lib/url/parse-query';
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
  const [{ locale, list }, query] = await Promise.all([params, searchParams]);
  return {
    locale: parseLocale(locale),
    list: parseListName(list),
    text: parseText(query.q),
    category: parseCategorySlug(query.category),
    page: parsePageNumber(query.page),
  };
}
