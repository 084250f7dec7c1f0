import { RowError, type FeedFormat, type RawOffer, type RawShop } from '../../feed';
import { checkFirstRow, readRecords } from '../../read/read-records';
import {
  listTexts,
  pickText,
  readFlag,
  requireText,
  splitList,
  toRecord,
  type FeedRecord,
} from '../../read/values';
import { formatAmount, formatBareAmount, parsePositive, toRawShop } from '../shared';
import { checkIsOffer, pickImpactTexts, readImpactId, requireImpactId } from './impact-lists';

/** Impact (docs/feeds.md §3.8): the lists of ads, deals and promotions that its partner API returns. */
export const impactFormat: FeedFormat = {
  source: 'impact',
  mode: 'snapshot',
  lists: ['ads', 'deals', 'promotions'],
  read: (content) =>
    checkFirstRow(
      readRecords(content, {
        json: { lists: ['Ads', 'Deals', 'Promotions'] },
        xml: { element: ['Ad', 'Deal', 'Promotion'], roots: ['ImpactRadiusResponse'] },
        paging: { total: '@total', pages: '@numpages' },
      }),
      'Impact',
      ['CampaignId', 'AdvertiserId', 'DealId', 'PromotionIds'],
    ),
  readId: readImpactId,
  mapRow: (row) => toRawImpactOffer(toRecord(row)),
};

/** An ad, a deal or a promotion of Impact. Throws RowError. */
function toRawImpactOffer(row: FeedRecord): RawOffer {
  const externalId = requireImpactId(row);
  if (isRetired(row)) return { record: 'offer', externalId, change: 'retired' };
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

function isRetired(row: FeedRecord): boolean {
  const state = pickText(row, 'DealState', 'State');
  if (state === undefined || /^active$/i.test(state)) return false;
  if (/^(?:inactive|expired)$/i.test(state)) return true;
  throw new RowError(`DealState "${state}" is not ACTIVE or INACTIVE`);
}

/**
 * The shop by its campaign, or where a list has none, by its advertiser. A list that names neither has only an id,
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

/** The discount as Impact's own fields state it; undefined where they do not, so that it is read from the title. */
export function formatImpactDiscount(row: FeedRecord): string | undefined {
  return formatPercentOff(row) ?? formatAmountOff(row) ?? (pickText(row, 'Gift') ? 'Free gift' : undefined);
}

function formatPercentOff(row: FeedRecord): string | undefined {
  const percents = ['DiscountPercent', 'DiscountPercentRangeStart'].map((name) => toPercent(row, name));
  const most = ['DiscountMaximumPercent', 'DiscountPercentRangeEnd'].map((name) => toPercent(row, name));
  const percent = Math.max(...percents);
  const maximum = Math.max(...most);
  if (maximum > percent) return `Up to ${maximum}% off`;
  return percent > 0 ? `${percent}% off` : undefined;
}

function formatAmountOff(row: FeedRecord): string | undefined {
  const amount = formatAmount(pickText(row, 'DiscountAmount'), pickText(row, 'DiscountCurrency'));
  return amount === undefined ? undefined : `${amount} off`;
}

/** 0 where there is none, or where it is none. */
function toPercent(row: FeedRecord, name: string): number {
  const percent = parsePositive(pickText(row, name)) ?? 0;
  return percent <= 100 ? percent : 0;
}

/** The terms of an offer: the shop's own, then the limits that Impact keeps as figures, a line each. */
export function formatImpactTerms(row: FeedRecord): string | undefined {
  const purchase = formatLimit(row, 'MinimumPurchaseAmount', 'MinimumPurchaseAmountCurrency');
  const saving = formatLimit(row, 'MaximumSavingsAmount', 'MaximumSavingsCurrency');
  const limit = Number(pickText(row, 'PurchaseLimitQuantity'));
  const lines = [
    pickText(row, 'Terms'),
    purchase && `Minimum purchase: ${purchase}.`,
    saving && `Maximum saving: ${saving}.`,
    limit > 0 && `Purchase limit: ${limit}.`,
  ];
  return lines.filter((line) => typeof line === 'string' && line !== '').join('\n') || undefined;
}

/** Percent deals have no currency; the bare amount is better than no condition. */
function formatLimit(row: FeedRecord, field: string, currencyField: string): string | undefined {
  const amount = pickText(row, field);
  return formatAmount(amount, pickText(row, currencyField, 'DiscountCurrency')) ?? formatBareAmount(amount);
}
