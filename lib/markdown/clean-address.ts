const SCHEME = /^[^:/?#]*:/;
const ALLOWED_SCHEMES = /^(?:https?|ircs?|mailto|xmpp):$/i;
/** Where browsers part the sources of a picture. A comma within an address parts none. */
const SOURCE_END = /,\s+|,$/;

/**
 * Takes the address of a link or picture and answers it as it is, '' where it has a scheme other than http, https, irc,
 * ircs, mailto or xmpp, in capitals or not; addresses without a scheme are kept (spec §1).
 */
export function cleanAddress(address: string): string {
  // Browsers pass over white space and control characters around an address, and over line ends inside its scheme.
  const trimmed = address.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '');
  const scheme = SCHEME.exec(trimmed)?.[0];
  return scheme === undefined || ALLOWED_SCHEMES.test(scheme) ? trimmed : '';
}

/** The same for the list of a picture's sources ("a.png 1x, b.png 2x"): empty as soon as one address is. */
export function cleanSourceSet(sources: string): string {
  const addresses = sources.split(SOURCE_END).map((source) => source.trim().split(/\s/)[0] ?? '');
  return addresses.every((address) => cleanAddress(address) !== '') ? sources : '';
}
