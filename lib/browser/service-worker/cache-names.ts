const PREFIX = 'offline-';

/** The names of the worker's caches, which carry the build's own: what another build has kept is never mixed in. */
export function buildCacheNames(buildName: string): { pages: string; assets: string } {
  return { pages: `${PREFIX}pages-${buildName}`, assets: `${PREFIX}assets-${buildName}` };
}

/** Of all caches of the site, those that workers of other builds have left. */
export function listOldCaches(names: string[], buildName: string): string[] {
  const current = Object.values(buildCacheNames(buildName));
  return names.filter((name) => name.startsWith(PREFIX) && !current.includes(name));
}
