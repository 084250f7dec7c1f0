import { getStartTime } from '@/lib/catalogue/offer-dates';
import { parseWebUrl } from '@/lib/url/parse-web-url';
import { RowError, type RawOffer } from '../feed';
import type { FeedOffer } from './feed-offer';
import { toFeedBrand } from './to-feed-brand';

/**
 * An offer from the export of a catalogue, as it stands there: it was cleaned when it first came in, and cleaning it
 * again would change it. Throws RowError on what no catalogue holds: a date that is none, an unsafe link, no title.
 */
export function toExportedOffer(raw: RawOffer & { source: string }): FeedOffer {
  if (raw.title === undefined || raw.title === '') throw new RowError('the title is empty');
  if (raw.brand === undefined) throw new RowError('it names no shop');
  return {
    source: raw.source,
    externalId: raw.externalId,
    fields: {
      kind: raw.kind ?? (raw.code ? 'coupon' : 'deal'),
      title: raw.title,
      description: raw.description ?? '',
      terms: raw.terms || null,
      code: raw.code || null,
      discount: raw.discount || null,
      img: checkPicture(raw.image),
      siteUrl: checkLink(raw.siteUrl),
      trackingUrl: checkLink(raw.trackingUrl),
      originUrl: checkLink(raw.originUrl),
      startDate: checkDate(raw.startDate, 'start date'),
      endDate: checkDate(raw.endDate, 'end date'),
      verifiedAt: checkDate(raw.verifiedAt, 'verification date'),
      regions: raw.regions ?? [],
      exclusive: raw.exclusive ?? false,
      isFeatured: raw.isFeatured ?? false,
    },
    brand: toFeedBrand(raw.brand),
    categories: raw.categories ?? [],
    warnings: [],
  };
}

function checkDate(value: string | undefined, field: string): string | null {
  if (value === undefined || value === '') return null;
  if (getStartTime(value) === null) throw new RowError(`${field} "${value}" is not a date`);
  return value;
}

function checkLink(value: string | undefined): string | null {
  if (value === undefined || value === '') return null;
  if (parseWebUrl(value) === null) throw new RowError(`"${value}" is no http or https link`);
  return value;
}

/** A catalogue may show pictures of its own site. */
function checkPicture(value: string | undefined): string | null {
  return value !== undefined && /^\/(?!\/)/.test(value) ? value : checkLink(value);
}
