import { z } from 'zod';

/*
 * Next documents its commands and its settings, not its files. Commands start it without a shell and look at the build
 * before they serve it. It can go when Next reports how old a build is and which headers it has.
 */

/** The script behind the command `next`. */
export const NEXT_SCRIPT = 'node_modules/next/dist/bin/next';
/** Written last: as old as the build. */
export const BUILD_ID_FILE = '.next/BUILD_ID';
/** Where Next keeps the headers that next.config gave while the site was built. */
export const ROUTES_FILE = '.next/routes-manifest.json';

const routesSchema = z.object({
  headers: z.array(z.object({ headers: z.array(z.object({ key: z.string() })) })),
});

/** The names of all headers in the text of ROUTES_FILE. Throws where it is no such list. */
export function parseBuiltHeaders(routes: string): string[] {
  const { headers } = routesSchema.parse(JSON.parse(routes));
  return headers.flatMap((rule) => rule.headers).map(({ key }) => key);
}
