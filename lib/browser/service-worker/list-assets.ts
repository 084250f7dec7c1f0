const ASSET = /\/_next\/static\/[^"'\\\s<>()]+/g;
/** For browsers that have no service workers. */
const OLD_BROWSER_SCRIPT = /<script\b[^>]*\bnomodule\b[^>]*>/gi;

/** Takes the HTML of a page and answers the paths of the scripts, styles and fonts that it names, each once. */
export function listAssets(html: string): string[] {
  const paths = html.replace(OLD_BROWSER_SCRIPT, '').match(ASSET) ?? [];
  return [...new Set(paths)];
}
