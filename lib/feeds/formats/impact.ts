import type { FeedFormat } from '../feed';
import { checkFirstRow } from '../read/check-first-row';
import { readRecords } from '../read/read-records';
import { toRecord } from '../read/values';
import { toRawImpactOffer } from './impact-offer';
import { readImpactId } from './impact-shape';

/** Impact (feeds.md §3.8): the lists of ads, deals and promotions that its partner API answers. */
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
