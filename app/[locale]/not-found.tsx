import type { Metadata } from 'next';
import { locale } from 'next/root-params';
import { PageNotFoundView } from '@/components/layout/not-found-view';
import { getSettings } from '@/lib/config';
import { parseLocale } from '@/lib/i18n';
import { buildPageNotFoundMetadata } from '@/lib/discovery/head';

// Next takes the head of a missing page from here when it revalidates the page in the background, because the response
// already has status 404 then. The body comes from the page itself (WithNotFoundStatus).
export async function generateMetadata(): Promise<Metadata> {
  return buildPageNotFoundMetadata(parseLocale(await locale()), getSettings().siteName);
}

// Next sends it along with every page, and shows it on none.
export default async function NotFound() {
  return <PageNotFoundView locale={parseLocale(await locale())} isDrawn={false} />;
}
