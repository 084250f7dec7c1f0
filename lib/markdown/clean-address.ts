const SCHEME = /^[^:/?#]*:/;
const ALLOWED_SCHEMES = /^(?:https?|ircs?|mailto|xmpp):$/i;

/**
 * Takes the address of a link or picture and answers it with its scheme in lower case, '' where the scheme is not
 * http, https, irc, ircs, mailto or xmpp; addresses without a scheme are kept (spec §1).
 */
export function cleanAddress(address: string): string {
  // Browsers pass over white space and control characters around an address, and over line ends inside its scheme.
  const trimmed = address.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '');
  const scheme = SCHEME.exec(trimmed)?.[0];
  if (scheme === undefined) return trimmed;
  return ALLOWED_SCHEMES.test(scheme) ? scheme.toLowerCase() + trimmed.slice(scheme.length) : '';
}

/** The same for the list of a picture's sources ("a.png 1x, b.png 2x"): empty as soon as one address is. */
export function cleanSourceSet(sources: string): string {
  const addresses = sources.split(',').map((source) => source.trim().split(/\s/)[0] ?? '');
  return addresses.every((address) => cleanAddress(address) !== '') ? sources : '';
}
