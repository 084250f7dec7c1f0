import clsx from 'clsx';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { CookieNotice } from '@/components/consent/cookie-notice';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SendPending } from '@/components/newsletter/send-pending';
import { OfferOpener } from '@/components/offer/offer-opener';
import { ImageErrors } from '@/components/ui/image-errors';
import { InlineScript } from '@/components/ui/inline-script';
import { THEME_SCRIPT } from '@/lib/browser/storage/theme-script';
import { loadSiteChrome } from '@/lib/pages';
import { getSettings } from '@/lib/config';
import { getTranslator, parseLocale } from '@/lib/i18n';
import { pickTagline } from '@/lib/i18n';
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

export default async function LocaleLayout({ children, params }: Props) {
  const locale = parseLocale((await params).locale);
  const { siteName, siteTagline } = getSettings();
  const chrome = await loadSiteChrome(locale);
  return (
    <html lang={locale} className={clsx(headingFont.variable, textFont.variable)} suppressHydrationWarning>
      <body>
        <link rel="search" type={OPEN_SEARCH_TYPE} title={siteName} href={buildOpenSearchHref(locale)} />
        <InlineScript code={THEME_SCRIPT} />
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
