import type { Metadata } from 'next';
import { UnsubscribeView } from '@/components/unsubscribe/unsubscribe-view';
import { getSettings } from '@/lib/config';
import { DEFAULT_LOCALE, getTranslator, parseLocale } from '@/lib/i18n';
import { parseUnsubscribeQuery } from '@/lib/browser/newsletter';
import { buildPageMetadata } from '@/lib/discovery/head';
import type { RawQuery } from '@/lib/url/parse-query';
import { buildUnsubscribeHref } from '@/lib/url/paths';

// The address in the link is in the HTML, for visitors without JavaScript: rendered per request.
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<RawQuery> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = parseLocale((await params).locale);
  const t = getTranslator(locale);
  const { siteName } = getSettings();
  return buildPageMetadata({
    locale,
    siteName,
    title: t('newsletter.unsubscribe.metaTitle', { site: siteName }),
    description: t('newsletter.unsubscribe.description', { site: siteName }),
    path: buildUnsubscribeHref(DEFAULT_LOCALE),
    isIndexed: false,
  });
}

/** Only shows the form: opening the link changes nothing, because scanners of mail open every link. */
export default async function UnsubscribeRoute({ params, searchParams }: Props) {
  const locale = parseLocale((await params).locale);
  return <UnsubscribeView locale={locale} {...parseUnsubscribeQuery(await searchParams)} />;
}
