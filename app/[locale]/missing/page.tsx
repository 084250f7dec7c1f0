import type { Metadata } from 'next';
import { PageNotFoundView } from '@/components/layout/page-not-found-view';
import { WithNotFoundStatus } from '@/components/layout/with-not-found-status';
import { getSettings } from '@/lib/config';
import { getTranslator, parseLocale } from '@/lib/i18n';
import { buildMissingMetadata } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = getTranslator(parseLocale((await params).locale));
  return buildMissingMetadata(
    t('errors.pageNotFound.title'),
    getSettings().siteName,
    t('errors.pageNotFound.message'),
  );
}

export default async function MissingPage({ params }: Props) {
  const locale = parseLocale((await params).locale);
  return (
    <WithNotFoundStatus>
      <PageNotFoundView locale={locale} />
    </WithNotFoundStatus>
  );
}
