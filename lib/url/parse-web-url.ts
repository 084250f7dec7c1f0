/** Stands for the site itself; any host would do. */
const OWN_ORIGIN = 'https://own.invalid';
/** What needs no parsing, which is every picture of most catalogues: words between slashes. */
const PLAIN_OWN_PATH = /^(?:\/[\w-]+)+(?:\.\w+)?$/;
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** The guard of foreign links: an absolute http or https address without a login in it, in normal form, else null. */
export function parseWebUrl(text: string | null | undefined): string | null {
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}

/**
 * The guard of foreign pictures: takes the address of one and the trusted hosts ("cdn.example", "*.cdn.example" for
 * every host below, with a port where it is not the usual one), and returns it in normal form, or null where a page
 * must not load it. A path of the site itself is always trusted; other addresses are https, or http on this machine.
 */
export function parsePictureUrl(text: string | null, hosts: readonly string[]): string | null {
  if (!text) return null;
  if (PLAIN_OWN_PATH.test(text)) return text;
  if (text.startsWith('/')) return parseOwnPath(text);
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return hasTrustedScheme(url) && hasTrustedHost(url, hosts) ? url.href : null;
}

/** What browsers make of the text decides, not how it looks: they drop tabs and read "\" as "/". */
function parseOwnPath(text: string): string | null {
  if (!URL.canParse(text, OWN_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(text, OWN_ORIGIN);
  // "/.//host" has the path "//host", which alone would be another host.
  return origin === OWN_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : null;
}

function hasTrustedScheme({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && LOCAL_HOSTS.includes(hostname));
}

function hasTrustedHost({ host, username, password }: URL, hosts: readonly string[]): boolean {
  if (username !== '' || password !== '') return false;
  return hosts.some((trusted) =>
    trusted.startsWith('*.') ? host.endsWith(trusted.slice(1)) : host === trusted,
  );
}
