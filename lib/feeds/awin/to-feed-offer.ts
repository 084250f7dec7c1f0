import { getEndTime, getStartTime } from '@/lib/offers/offer-dates';
import { cleanLine, cleanText } from '../clean-text';
import { RowError, type FeedBrand, type FeedOffer } from '../feed';
import { parseCode } from '../parse-code';
import { parseDiscount } from '../parse-discount';
import { parseFeedDate } from '../parse-feed-date';
import { parseLink } from '../parse-link';
import { parseTerms } from '../parse-terms';
import { listAdvertiserNames } from './advertiser-names';
import { pickSiteUrl } from './pick-site-url';
import type { AwinRow } from './awin-row';

const MAX_NAME_LENGTH = 120;
const MAX_TITLE_LENGTH = 300;
const MAX_DESCRIPTION_LENGTH = 2000;

/** The shop of an Awin offer. Throws RowError if it has no name. */
export function toFeedBrand(row: AwinRow): FeedBrand {
  const fullName = cleanLine(row.advertiser.name, MAX_NAME_LENGTH);
  if (fullName === '') throw new RowError('advertiser.name is empty');
  return {
    externalId: row.advertiser.id,
    names: listAdvertiserNames(fullName),
    siteUrl: pickSiteUrl(parseLink(row.url), fullName),
  };
}

/** An Awin offer: a voucher is a coupon, a promotion a deal. Throws RowError with what is missing or wrong. */
export function toFeedOffer(row: AwinRow): FeedOffer {
  const isVoucher = row.type === 'voucher';
  const texts = readTexts(row);
  return {
    externalId: row.promotionId,
    brandExternalId: row.advertiser.id,
    kind: isVoucher ? 'coupon' : 'deal',
    categorySlugs: [],
    ...texts,
    terms: parseTerms(row.terms),
    code: isVoucher ? parseCode(row.voucher?.code ?? '') : null,
    discount: parseDiscount(texts.title, texts.description),
    img: null,
    siteUrl: null,
    ...readLinks(row),
    ...readDates(row),
    verifiedAt: null,
    regions: readRegions(row),
    exclusive: isVoucher && row.voucher?.exclusive === true,
    isFeatured: false,
  };
}

function readTexts(row: AwinRow): Pick<FeedOffer, 'title' | 'description'> {
  const description = cleanText(row.description, MAX_DESCRIPTION_LENGTH);
  const title = cleanLine(row.title, MAX_TITLE_LENGTH) || cleanLine(row.description, MAX_TITLE_LENGTH);
  if (title === '') throw new RowError('title and description are empty');
  // Many advertisers write the title twice; a visitor need not read it twice.
  return { title, description: description === title ? '' : description };
}

function readLinks(row: AwinRow): Pick<FeedOffer, 'trackingUrl' | 'originUrl'> {
  const links = { trackingUrl: parseLink(row.urlTracking), originUrl: parseLink(row.url) };
  if (links.trackingUrl === null && links.originUrl === null) {
    throw new RowError('url and urlTracking give no http or https address');
  }
  return links;
}

function readDates(row: AwinRow): Pick<FeedOffer, 'startDate' | 'endDate'> {
  const startDate = parseFeedDate(row.startDate, 'startDate');
  const endDate = parseFeedDate(row.endDate, 'endDate');
  const start = getStartTime(startDate);
  const end = getEndTime(endDate);
  if (start !== null && end !== null && end <= start) {
    throw new RowError(`endDate "${row.endDate}" is before startDate "${row.startDate}"`);
  }
  return { startDate, endDate };
}

/** Country codes; none means everywhere, so a list from which none can be read must not pass for that. */
function readRegions({ regions }: AwinRow): string[] {
  if (!regions || regions.all === true || (regions.all !== false && regions.list.length === 0)) return [];
  const codes = regions.list.map(({ countryCode }) => countryCode.trim().toUpperCase());
  const valid = [...new Set(codes.filter((code) => /^[A-Z]{2}$/.test(code)))];
  if (valid.length === 0) throw new RowError('regions.list gives no country code');
  return valid;
}
