/*
 * Plain JavaScript, because next.config.mjs reads it before anything is compiled.
 */

export const ROBOTS_HEADER = 'X-Robots-Tag';

/**
 * The headers of next.config that keep a deployment out of search engines, whatever they ask it for: pages, the API,
 * pictures. Production has none.
 * @param {boolean} isProduction
 */
export function listRobotsHeaders(isProduction) {
  if (isProduction) return [];
  return [{ source: '/(.*)', headers: [{ key: ROBOTS_HEADER, value: 'noindex, nofollow' }] }];
}
