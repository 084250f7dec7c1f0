import type { ReactNode } from 'react';
import type { Settings } from '@/lib/config';

/** A static page (docs/specification.md §3.6). */
export type InfoPage = {
  title: string;
  subtitle: string | null;
  /** The words of its first paragraph, null where it has none. */
  lead: string | null;
  body: ReactNode;
};

/** What the texts say of the site. */
export type SiteFacts = Pick<Settings, 'siteName' | 'siteUrl' | 'contactEmail'>;
