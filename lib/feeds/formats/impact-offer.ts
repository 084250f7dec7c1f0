import { RowError, type RawShop, type RawOffer } from '../feed';
import { pickText, readFlag, splitList, type FeedRecord } from '../read/values';
import { listTexts } from '../read/list-texts';
import { requireText } from '../read/require-text';
import { toRawShop } from './to-raw-shop';
import { formatImpactDiscount } from './impact-discount';
import { checkIsOffer, pickImpactTexts, requireImpactId } from './impact-shape';
import { formatImpactTerms } from './impact-terms';

/** An ad, a deal or a promotion of Impact. Throws RowError. */
export function toRawImpactOffer(row: FeedRecord): RawOffer {
  const externalId = requireImpactId(row);
  if (isGone(row)) return { record: 'offer', externalId, change: 'retired' };
  checkIsOffer(row);
  const originUrl = pickText(row, 'LandingPageUrl');
  return {
    record: 'offer',
    externalId,
    change: 'whole',
    brand: readShop(row, originUrl),
    ...pickImpactTexts(row),
    terms: formatImpactTerms(row),
    // The field "Code" is a piece of HTML to put on a page.
    code: pickText(row, 'DealDefaultPromoCode', 'DefaultPromoCode'),
    discount: formatImpactDiscount(row),
    originUrl,
    trackingUrl: pickText(row, 'TrackingLink'),
    mayLackLink: true,
    ...readDates(row),
    addedAt: pickText(row, 'DealDateCreated', 'DealDateLastUpdated'),
    categories: listTexts(row.DealCategories).flatMap(splitList),
    isFeatured: readFlag(row.TopSeller),
  };
}

function isGone(row: FeedRecord): boolean {
  const state = pickText(row, 'DealState', 'State');
  if (state === undefined || /^active$/i.test(state)) return false;
  if (/^(?:inactive|expired)$/i.test(state)) return true;
  throw new RowError(`DealState "${state}" is not ACTIVE or INACTIVE`);
}

/**
 * The shop by its campaign, or where a list tells none, by its advertiser. A list that names neither tells only an id,
 * which is known from the list of ads, or from the mapping.
 */
function readShop(row: FeedRecord, link: string | undefined): RawShop | undefined {
  const campaignName = pickText(row, 'CampaignName');
  const name = campaignName ?? pickText(row, 'AdvertiserName');
  const campaignId = pickText(row, 'CampaignId');
  const advertiserId = pickText(row, 'AdvertiserId');
  const externalId = campaignId ?? (advertiserId && `advertiser-${advertiserId}`);
  const sharedIds = [
    ...(campaignId === undefined ? [] : [`impact campaign ${campaignId}`]),
    ...(advertiserId === undefined ? [] : [`impact advertiser ${advertiserId}`]),
  ];
  if (name !== undefined) {
    const shop = toRawShop(requireText(externalId, 'CampaignId'), name, link);
    return campaignName === undefined ? shop : { ...shop, sharedIds };
  }
  const id = campaignId ?? advertiserId;
  if (externalId === undefined || id === undefined) return undefined;
  return { externalId, names: [id], sharedIds, mustBeKnown: true };
}

function readDates(row: FeedRecord): Pick<RawOffer, 'startDate' | 'endDate'> {
  const [start, end] = (pickText(row, 'PromotionEffectiveDates') ?? '').split('/');
  return {
    startDate: pickText(row, 'DealStartDate', 'StartDate') ?? start,
    endDate: pickText(row, 'DealEndDate', 'EndDate') ?? end,
  };
}
