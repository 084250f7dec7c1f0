const SCHEME = /^[^:/?#]*:/;
const ALLOWED_SCHEMES = /^(?:https?|ircs?|mailto|xmpp):$/i;
/** More places than browsers part the sources of a picture at: a comma within an address parts none. */
const SOURCE_END = /[\s,]+/;

/**
 * Takes the address of a link or picture and answers it as it is, '' where it has a scheme other than http, https, irc,
 * ircs, mailto or xmpp, in capitals or not; addresses without a scheme are kept (spec §1).
 */
export function cleanAddress(address: string): string {
  // Browsers pass over white space and control characters around an address, and over line ends inside its scheme.
  const trimmed = trimControls(address);
  const scheme = SCHEME.exec(trimmed)?.[0];
  return scheme === undefined || ALLOWED_SCHEMES.test(scheme) ? trimmed : '';
}

/** The same for the list of a picture's sources ("a.png 1x, b.png 2x"): empty as soon as one address is. */
export function cleanSourceSet(sources: string): string {
  const words = sources.split(SOURCE_END).filter(Boolean);
  return words.every((word) => cleanAddress(word) !== '') ? sources : '';
}

/** Without a pattern: one for the end would take a time that grows with the square of a run of spaces. */
function trimControls(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) <= 0x20) start += 1;
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end -= 1;
  return text.slice(start, end);
}
