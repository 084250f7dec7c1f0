import type { Settings } from '@/lib/config';
import { pickContactEmail } from '@/lib/config/pick-contact-email';
import { SPOKEN_LOCALES } from '@/lib/i18n/locales';
import { DAY_MS } from '@/lib/catalogue/offer-dates';

const SECURITY_PATH = '/.well-known/security.txt';

/** RFC 9116, 2.5.5 recommends less than a year. */
const LIFETIME_DAYS = 180;

/** The text of security.txt (RFC 9116): whom to tell of a weakness. It stays the same all day, UTC. */
export function formatSecurityTxt(site: Pick<Settings, 'contactEmail' | 'siteUrl'>, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: mailto:${pickContactEmail(site)}`,
    `Expires: ${new Date(today + LIFETIME_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${SPOKEN_LOCALES.join(', ')}`,
  ];
  // The RFC takes only https addresses; the file of a site without is found all the same.
  if (site.siteUrl.startsWith('https://')) lines.push(`Canonical: ${site.siteUrl}${SECURITY_PATH}`);
  return `${lines.join('\n')}\n`;
}
