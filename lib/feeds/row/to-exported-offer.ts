import { getStartTime } from '@/lib/catalogue/offer-dates';
import { parseWebUrl } from '@/lib/url/parse-web-url';
import { RowError, type ToldOffer } from '../feed';
import type { FeedOffer } from './feed-offer';
import { toFeedBrand } from './to-feed-brand';

/**
 * An offer from the export of a catalogue, as it stands there: it was cleaned when it first came in, and cleaning it
 * again would change it. Throws RowError on what no catalogue holds: a date that is none, an unsafe link, no title.
 */
export function toExportedOffer(told: ToldOffer & { source: string }): FeedOffer {
  if (told.title === undefined || told.title === '') throw new RowError('the title is empty');
  if (told.brand === undefined) throw new RowError('it names no shop');
  return {
    source: told.source,
    externalId: told.externalId,
    fields: {
      kind: told.kind ?? (told.code ? 'coupon' : 'deal'),
      title: told.title,
      description: told.description ?? '',
      terms: told.terms || null,
      code: told.code || null,
      discount: told.discount || null,
      img: checkPicture(told.image),
      siteUrl: checkLink(told.siteUrl),
      trackingUrl: checkLink(told.trackingUrl),
      originUrl: checkLink(told.originUrl),
      startDate: checkDate(told.startDate, 'start date'),
      endDate: checkDate(told.endDate, 'end date'),
      verifiedAt: checkDate(told.verifiedAt, 'verification date'),
      regions: told.regions ?? [],
      exclusive: told.exclusive ?? false,
      isFeatured: told.isFeatured ?? false,
    },
    brand: toFeedBrand(told.brand),
    categories: told.categories ?? [],
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
