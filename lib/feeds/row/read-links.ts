import type { ToldOffer } from '../feed';
import type { Warning } from '../lint/warning';
import type { OfferFields } from './feed-offer';
import { parseLink } from './parse-link';

type Links = Pick<OfferFields, 'originUrl' | 'trackingUrl' | 'siteUrl' | 'img'>;

/** The links and the picture of an offer; what is not told comes from `base`. Adds a warning for each that is unsafe. */
export function readLinks(told: ToldOffer, base: Links, warnings: Warning[]): Links {
  const read = (value: string | undefined, stored: string | null) => {
    if (value === undefined) return stored;
    const link = parseLink(value);
    if (link === null && value.trim() !== '') warnings.push({ kind: 'unsafe-link', quote: value });
    return link;
  };
  return {
    originUrl: read(told.originUrl, base.originUrl),
    trackingUrl: read(told.trackingUrl, base.trackingUrl),
    siteUrl: read(told.siteUrl, base.siteUrl),
    img: read(told.image, base.img),
  };
}
