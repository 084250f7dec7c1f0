const PREFIX = 'offline-';
const ASSET = /\/_next\/static\/[^"'\\\s<>()]+/g;
/** For browsers that have no service workers. */
const OLD_BROWSER_SCRIPT = /<script\b[^>]*\bnomodule\b[^>]*>/gi;

/** The names of the worker's caches, which carry the build's own: what another build has kept is never mixed in. */
export function buildCacheNames(buildName: string): { pages: string; assets: string } {
  return { pages: `${PREFIX}pages-${buildName}`, assets: `${PREFIX}assets-${buildName}` };
}

/** Of all caches of the site, those that workers of other builds have left. */
export function listOldCaches(names: string[], buildName: string): string[] {
  const current = Object.values(buildCacheNames(buildName));
  return names.filter((name) => name.startsWith(PREFIX) && !current.includes(name));
}

/** Takes the HTML of a page and returns the paths of the scripts, styles and fonts that it names, each once. */
export function listAssets(html: string): string[] {
  const paths = html.replace(OLD_BROWSER_SCRIPT, '').match(ASSET) ?? [];
  return [...new Set(paths)];
}
