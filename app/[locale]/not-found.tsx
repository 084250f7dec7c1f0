import type { Metadata } from 'next';
import { locale } from 'next/root-params';
import { PageNotFoundView } from '@/components/layout/not-found-view';
import { getSettings } from '@/lib/config';
import { parseLocale } from '@/lib/i18n';
import { buildPageNotFoundMetadata } from '@/lib/discovery/head';

// Next takes the head of a missing page from here whenever it renders the page again behind a visit, because the answer
// already has status 404 then. The body comes from the page itself (WithNotFoundStatus).
export async function generateMetadata(): Promise<Metadata> {
  return buildPageNotFoundMetadata(parseLocale(await locale()), getSettings().siteName);
}

export default async function NotFound() {
  return <PageNotFoundView locale={parseLocale(await locale())} />;
}
