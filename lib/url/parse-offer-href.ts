import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import { parseItemId, type ItemId } from './item-id';
import { buildOfferHref, type OfferKind } from './paths';

/** What the address of an offer says. The brand's key is its unique name, or its id where no more was known. */
export type OfferAddress = { brandKey: string; kind: OfferKind; id: ItemId };

const OFFER_PATH = /^(?:\/(\w+))?\/brands\/([^/]+)$/;
const OFFER_QUERY = /^\?(coupon|deal)=([^&]+)$/;

/**
 * Takes an address, whole or from the root, and the site's own origin; returns the offer it opens. Null for anything
 * that buildOfferHref did not write, such as another host, a hash or a second parameter.
 */
export function parseOfferHref(href: string, origin: string): OfferAddress | null {
  if (!URL.canParse(href, origin)) return null;
  const url = new URL(href, origin);
  const [, prefix, name] = OFFER_PATH.exec(url.pathname) ?? [];
  const [, kind, idText] = OFFER_QUERY.exec(url.search) ?? [];
  const locale = prefix === undefined ? DEFAULT_LOCALE : LOCALES.find((known) => known === prefix);
  const brandKey = decode(name);
  const id = parseItemId(decode(idText) ?? '');
  if (locale === undefined || brandKey === null || id === null) return null;
  const address: OfferAddress = { brandKey, kind: kind === 'deal' ? 'deal' : 'coupon', id };
  return url.href === origin + buildOfferHref(locale, brandKey, address) ? address : null;
}

function decode(segment: string | undefined): string | null {
  try {
    return segment === undefined ? null : decodeURIComponent(segment);
  } catch {
    return null;
  }
}
