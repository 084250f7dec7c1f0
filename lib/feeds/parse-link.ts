import { decodeHTMLAttribute } from 'entities';

/** A link from a feed, entities decoded; null unless it is an absolute http or https address. */
export function parseLink(value: string): string | null {
  const address = decodeHTMLAttribute(value.trim());
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}
