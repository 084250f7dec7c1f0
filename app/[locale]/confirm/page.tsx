import type { Metadata } from 'next';
import { ConfirmView } from '@/components/unsubscribe/confirm-view';
import { getSettings } from '@/lib/config';
import { buildPageMetadata } from '@/lib/discovery/head';
import { DEFAULT_LOCALE, getTranslator, parseLocale } from '@/lib/i18n';
import { buildConfirmHref, parseConfirmQuery } from '@/lib/url/newsletter-pages';
import type { RawQuery } from '@/lib/url/parse-query';

// The link's token is in the HTML: rendered per request.
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<RawQuery> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = parseLocale((await params).locale);
  const t = getTranslator(locale);
  const { siteName } = getSettings();
  return buildPageMetadata({
    locale,
    siteName,
    title: t('newsletter.confirm.metaTitle', { site: siteName }),
    description: t('newsletter.confirm.description', { site: siteName }),
    path: buildConfirmHref(DEFAULT_LOCALE),
    isIndexed: false,
  });
}

/** Only shows the button: opening the link changes nothing, because scanners of mail open every link. */
export default async function ConfirmRoute({ params, searchParams }: Props) {
  const locale = parseLocale((await params).locale);
  return <ConfirmView locale={locale} {...parseConfirmQuery(await searchParams)} />;
}
