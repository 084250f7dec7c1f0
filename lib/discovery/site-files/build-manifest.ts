import type { MetadataRoute } from 'next';
import type { Settings } from '@/lib/config';
import type { Locale } from '@/lib/i18n';
import { pickTagline } from '@/lib/i18n/index';
import { localizePath } from '@/lib/url/paths';

/** Longer names are cut under an icon on a home screen. */
const SHORT_NAME_MAX_LENGTH = 12;
/** The light theme's paper (styles/_tokens.scss): the ground while the site opens. */
export const PAPER = '#fbf7ef';

/** The web app manifest (W3C): name, start and icons of the site in a language on a home screen. */
export function buildManifest(
  locale: Locale,
  { siteName, siteTagline }: Pick<Settings, 'siteName' | 'siteTagline'>,
): MetadataRoute.Manifest {
  const start = localizePath(locale, '/');
  return {
    id: start,
    name: siteName,
    short_name: pickShortName(siteName),
    description: pickTagline(locale, siteTagline),
    lang: locale,
    start_url: start,
    scope: '/',
    display: 'standalone',
    // Where a browser offers it, a bar with a way back.
    display_override: ['minimal-ui'],
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['shopping'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/app-icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/app-icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/app-icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/app-icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

/** Whole words of the name, as many as fit; the beginning of the first where not even that does. */
function pickShortName(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  let short = first.slice(0, SHORT_NAME_MAX_LENGTH);
  for (const word of rest) {
    if (`${short} ${word}`.length > SHORT_NAME_MAX_LENGTH) break;
    short += ` ${word}`;
  }
  return short;
}
