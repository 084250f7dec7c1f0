import type { Metadata } from 'next';
import { PageNotFoundView } from '@/components/layout/page-not-found-view';
import { getSettings } from '@/lib/config';
import { DEFAULT_LOCALE } from '@/lib/i18n';
import { buildPageNotFoundMetadata } from '@/lib/seo/page-metadata';

// Next takes the head of a missing page from here whenever it makes the page anew behind a visit, because the answer
// already has status 404 then. The body comes from the page itself (WithNotFoundStatus).
export function generateMetadata(): Metadata {
  return buildPageNotFoundMetadata(DEFAULT_LOCALE, getSettings().siteName);
}

export default function NotFound() {
  return <PageNotFoundView locale={DEFAULT_LOCALE} />;
}
