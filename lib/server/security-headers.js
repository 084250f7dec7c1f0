/*
 * What browsers may do with a response (OWASP ASVS 5.0, V3.4). Plain JavaScript, because next.config.mjs reads it before
 * anything is compiled.
 */

/** What holds whatever a page's scripts are: nobody frames it, and its forms and base stay on the site. */
const CONTENT_POLICY = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/** Where next.config cannot know the scripts of a page. */
const ANY_INLINE_SCRIPT = "script-src 'self' 'unsafe-inline'";

/** What Google's tag loads from, besides itself, and where its ads lie. */
const GOOGLE_HOSTS = [
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.googleadservices.com',
  'https://*.googletagservices.com',
  'https://*.adtrafficquality.google',
  'https://*.google.com',
  'https://*.gstatic.com',
];

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

/** What every response carries, whatever its policy is. */
const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  // Shops and networks see which site sent a visitor, not which page.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Those of a response without a page. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': `default-src 'none'; ${CONTENT_POLICY}`,
  ...COMMON_HEADERS,
};

/** A picture is no page: opened by itself it runs nothing, whoever drew it. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** What other sites embed: pictures of shared links, drawn logos and icons. */
const EMBEDDABLE = ['/social/:path*', '/art/:path*', '/icon.svg', '/apple-icon.png'];

/**
 * The Content-Security-Policy (CSP 3) of a page: everything from the site itself, but for what is named here.
 * @param {object} sources
 * @param {readonly string[]} sources.scripts Inline scripts that may run: their hashes.
 * @param {readonly string[]} sources.pictures Hosts or schemes of pictures.
 * @param {boolean} sources.hasGoogleAds Whether Google's tag may fill ads, which needs all of its hosts and inline styles.
 * @param {string | undefined} sources.reportUrl Where browsers report what was stopped.
 */
export function buildPagePolicy({ scripts, pictures, hasGoogleAds, reportUrl }) {
  const google = hasGoogleAds ? GOOGLE_HOSTS : [];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...google].join(' '),
    ["style-src 'self'", ...(hasGoogleAds ? ["'unsafe-inline'"] : [])].join(' '),
    ["img-src 'self'", ...pictures, ...(hasGoogleAds ? ['https:', 'data:'] : [])].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...google].join(' '),
    ["frame-src 'self'", ...google].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    CONTENT_POLICY,
    ...(reportUrl === undefined ? [] : [`report-uri ${reportUrl}`]),
  ].join('; ');
}

/** The same as far as next.config knows a page: neither its scripts nor its pictures. */
function buildLoosePolicy({ hasGoogleAds, reportUrl }) {
  const loose = { scripts: ["'unsafe-inline'"], pictures: ['https:', 'http:'] };
  return buildPagePolicy({ ...loose, hasGoogleAds, reportUrl });
}

/**
 * Whether a header is the policy that next.config gives pages, in place of which a stricter one may stand.
 * @param {unknown} policy
 * @returns {policy is string}
 */
export function isPagePolicy(policy) {
  return typeof policy === 'string' && policy.includes(ANY_INLINE_SCRIPT);
}

/**
 * The headers of next.config that every response carries; two years of HTTPS (RFC 6797) where a proxy speaks it. The
 * frames of ads (`/api/ads/`) have a policy of their own.
 * @param {{ hasGoogleAds: boolean, reportUrl: string | undefined, isDevelopment: boolean }} site
 */
export function listSecurityHeaders({ isDevelopment, ...site }) {
  const everywhere = '/(.*)';
  // Next's tools for developers write styles and scripts that no policy could know.
  const policy = isDevelopment ? CONTENT_POLICY : buildLoosePolicy(site);
  return [
    { source: everywhere, headers: toHeaders(COMMON_HEADERS) },
    { source: '/((?!api/ads/|art/).*)', headers: toHeaders({ 'Content-Security-Policy': policy }) },
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
