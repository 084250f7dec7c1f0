import type { RawOffer } from '../feed';
import type { Warning } from './warning';
import type { OfferFields } from './feed-offer';
import { parseLink } from './parse-link';

type Links = Pick<OfferFields, 'originUrl' | 'trackingUrl' | 'siteUrl' | 'img'>;

/** The links and the picture of an offer; what is not told comes from `base`. Adds a warning for each that is unsafe. */
export function readLinks(raw: RawOffer, base: Links, warnings: Warning[]): Links {
  const read = (value: string | undefined, stored: string | null) => {
    if (value === undefined) return stored;
    const link = parseLink(value);
    if (link === null && value.trim() !== '') warnings.push({ kind: 'unsafe-link', quote: value });
    return link;
  };
  return {
    originUrl: read(raw.originUrl, base.originUrl),
    trackingUrl: read(raw.trackingUrl, base.trackingUrl),
    siteUrl: read(raw.siteUrl, base.siteUrl),
    img: read(raw.image, base.img),
  };
}
