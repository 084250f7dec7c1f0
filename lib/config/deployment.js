/*
 * What kind of deployment this is. Plain JavaScript, because next.config.mjs reads it before anything is compiled.
 */

/** The site's own setting first, then what hosts of previews say: Vercel and Netlify. */
const VARIABLES = ['DEPLOYMENT', 'VERCEL_ENV', 'CONTEXT'];

/**
 * Whether search engines may come; a deployment that nothing is said of is production.
 * @param {Record<string, string | undefined>} env
 */
export function isProductionDeployment(env) {
  const said = VARIABLES.map((name) => env[name]).find(Boolean);
  return said === undefined || said === 'production';
}
