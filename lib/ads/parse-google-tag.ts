/** Publisher and slot of an AdSense unit. */
export type GoogleTag = { client: string; slot: string };

const CLIENT = /\sdata-ad-client=(["'])(?<value>ca-pub-\d{10,20})\1/g;
const SLOT = /\sdata-ad-slot=(["'])(?<value>\d{4,20})\1/g;

/** Takes the HTML that Google gives for one ad unit; answers its two names, or null unless each is there once. */
export function parseGoogleTag(html: string): GoogleTag | null {
  const client = findOnly(html, CLIENT);
  const slot = findOnly(html, SLOT);
  return client !== null && slot !== null ? { client, slot } : null;
}

function findOnly(html: string, pattern: RegExp): string | null {
  const [first, ...others] = new Set([...html.matchAll(pattern)].map((match) => match.groups?.value));
  return first !== undefined && others.length === 0 ? first : null;
}
