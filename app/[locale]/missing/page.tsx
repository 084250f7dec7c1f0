import type { Metadata } from 'next';
import { PageNotFoundView } from '@/components/layout/not-found-view';
import { WithNotFoundStatus } from '@/components/layout/with-status';
import { getSettings } from '@/lib/config';
import { buildPageNotFoundMetadata } from '@/lib/discovery/head';
import { parseLocale } from '@/lib/i18n';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildPageNotFoundMetadata(parseLocale((await params).locale), getSettings().siteName);
}

export default async function MissingPage({ params }: Props) {
  const locale = parseLocale((await params).locale);
  return (
    <WithNotFoundStatus>
      <PageNotFoundView locale={locale} />
    </WithNotFoundStatus>
  );
}
