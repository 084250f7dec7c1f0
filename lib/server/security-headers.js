/*
 * What browsers may do with a response (OWASP ASVS 5.0, V3.4). Plain JavaScript, because next.config.mjs reads it before
 * anything is compiled.
 */

/** What holds for a page whatever its scripts are: it cannot be framed, and its forms and base stay on the site. */
const CONTENT_POLICY = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/** Features of the browser that neither the site nor an ad needs. */
const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** What every response carries, the ones without a page too. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  // Shops and networks see which site sent a visitor, not which page.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A picture is no page: opened by itself it runs nothing, whoever drew it. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** What other sites embed: pictures of shared links, drawn logos and icons. */
const EMBEDDABLE = ['/social/:path*', '/art/:path*', '/icon.svg', '/apple-icon.png'];

/** The headers of next.config that every response carries; two years of HTTPS (RFC 6797) where a proxy speaks it. */
export function listSecurityHeaders() {
  const everywhere = '/(.*)';
  return [
    { source: everywhere, headers: toHeaders(SECURITY_HEADERS) },
    ...EMBEDDABLE.map((source) => ({
      source,
      headers: toHeaders({ 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    })),
    { source: '/art/:path*', headers: toHeaders({ 'Content-Security-Policy': PICTURE_POLICY }) },
    {
      source: everywhere,
      has: [{ type: /** @type {const} */ ('header'), key: 'x-forwarded-proto', value: 'https' }],
      headers: toHeaders({ 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
    },
  ];
}

/** @param {Record<string, string>} values */
const toHeaders = (values) => Object.entries(values).map(([key, value]) => ({ key, value }));
