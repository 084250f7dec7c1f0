import type { Metadata } from 'next';
import { parseLocale } from '@/lib/i18n';
import { describeListPage, ListPage } from '../list-page';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return describeListPage({ locale: parseLocale((await params).locale), list: 'coupons' });
}

export default async function CouponsPage({ params }: Props) {
  return <ListPage locale={parseLocale((await params).locale)} list="coupons" />;
}
