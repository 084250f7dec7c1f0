import clsx from 'clsx';
import { unstable_cache } from 'next/cache';
import type { Metadata, Viewport } from 'next';
import { unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import { CookieNotice } from '@/components/consent/cookie-notice';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { ThemeScript } from '@/components/layout/theme-script';
import { SendPending } from '@/components/newsletter/send-pending';
import { OfferOpener } from '@/components/offer/offer-opener';
import { ImageErrors } from '@/components/ui/image-errors';
import { CATALOGUE_TAG, PAGE_LIFETIME_S } from '@/lib/server/cache-tag';
import { getCatalogue } from '@/lib/catalogue';
import { EMPTY_CHROME, loadChrome } from '@/lib/pages';
import { logFailure } from '@/lib/server/log-failure';
import { getSettings } from '@/lib/config';
import { getTranslator, parseLocale } from '@/lib/i18n';
import { pickTagline } from '@/lib/i18n/index';
import { shortenPageLife } from '@/lib/server/next-seams/shorten-page-life';
import { OPEN_SEARCH_TYPE } from '@/lib/discovery/site-files';
import { buildManifestHref, buildOpenSearchHref } from '@/lib/url/paths';
import '@/styles/globals.scss';
import { headingFont, textFont } from '../fonts';

// Every page below is made on its first visit and again after five minutes; the build needs no database.
export const revalidate = 300;

export function generateStaticParams(): { locale: string }[] {
  return [];
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf7ef' },
    { media: '(prefers-color-scheme: dark)', color: '#0f1914' },
  ],
};

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const { siteName, siteUrl } = getSettings();
  const manifest = buildManifestHref(parseLocale((await params).locale));
  return { metadataBase: new URL(siteUrl), applicationName: siteName, manifest };
}

// Shared by all pages; its tag makes every page follow the catalogue's changes.
const getChrome = unstable_cache(() => loadChrome(getCatalogue()), ['chrome'], {
  tags: [CATALOGUE_TAG],
  revalidate: PAGE_LIFETIME_S,
});

/** A failing footer is logged only (spec §8): the page stands without it. */
async function leaveOutChrome(error: unknown) {
  unstable_rethrow(error);
  logFailure('What the footer lists could not be loaded', error);
  await shortenPageLife();
  return EMPTY_CHROME;
}

export default async function LocaleLayout({ children, params }: Props) {
  const locale = parseLocale((await params).locale);
  const { siteName, siteTagline } = getSettings();
  const chrome = await getChrome().catch(leaveOutChrome);
  return (
    <html lang={locale} className={clsx(headingFont.variable, textFont.variable)} suppressHydrationWarning>
      <body>
        <link rel="search" type={OPEN_SEARCH_TYPE} title={siteName} href={buildOpenSearchHref(locale)} />
        <ThemeScript />
        <SiteHeader locale={locale} siteName={siteName} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <ImageErrors unavailable={getTranslator(locale)('common.imageNotAvailable')} />
        <SiteFooter
          locale={locale}
          siteName={siteName}
          tagline={pickTagline(locale, siteTagline)}
          {...chrome}
        />
        <OfferOpener locale={locale} />
        <SendPending />
        <CookieNotice locale={locale} />
      </body>
    </html>
  );
}
