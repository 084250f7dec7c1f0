import type { Settings } from './settings';

/** Where visitors write to: the setting, else support@ the site's host. */
export function pickContactEmail({
  contactEmail,
  siteUrl,
}: Pick<Settings, 'contactEmail' | 'siteUrl'>): string {
  return contactEmail ?? `support@${new URL(siteUrl).hostname}`;
}
