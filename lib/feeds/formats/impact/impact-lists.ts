import { RowError } from '../../feed';
import { pickText, readRowId, type FeedRecord } from '../../read/values';

/** One of Impact's lists: what its rows are, and where they have their id. */
type Shape = { kind: 'ad' | 'deal' | 'promotion'; idField: string; ids: string[]; prefix: string };

const AD: Shape = { kind: 'ad', idField: 'Id', ids: ['Id'], prefix: '' };
const DEAL: Shape = { kind: 'deal', idField: 'DealId', ids: ['DealId', 'Id'], prefix: 'deal-' };
const PROMOTION: Shape = {
  kind: 'promotion',
  idField: 'PromotionIds',
  ids: ['PromotionIds', 'Id'],
  prefix: 'promotion-',
};

/** The id of an ad, a deal or a promotion; each list counts its own, so the later two get a prefix. Null without one. */
export function readImpactId(row: unknown): string | null {
  const { ids, prefix } = pickShape(row);
  const id = readRowId(row, ...ids);
  return id === null ? null : prefix + id;
}

/** The same of a row that needs one. Throws RowError. */
export function requireImpactId(row: FeedRecord): string {
  const id = readImpactId(row);
  if (id === null) throw new RowError(`${pickShape(row).idField} is missing`);
  return id;
}

/** Title and description, as each list names them. */
export function pickImpactTexts(row: FeedRecord): { title?: string; description?: string } {
  switch (pickShape(row).kind) {
    case 'ad':
      // The name of an ad without a deal is often its code or the size of a picture, so its description goes first.
      return {
        title: pickText(row, 'DealName', 'Description', 'Name'),
        description: pickText(row, 'DealDescription'),
      };
    case 'deal':
      return {
        title: pickText(row, 'DealName', 'Name'),
        description: pickText(row, 'DealDescription', 'Description'),
      };
    case 'promotion':
      return {
        title: pickText(row, 'PromotionTitle'),
        description: pickText(row, 'PromotionDescription'),
      };
  }
}

/** Throws RowError for an ad that advertises no offer: a banner, or a link to the shop. */
export function checkIsOffer(row: FeedRecord): void {
  if (pickShape(row).kind !== 'ad' || pickText(row, 'DealId') !== undefined) return;
  const type = pickText(row, 'Type') ?? '';
  if (!/^coupon$/i.test(type)) throw new RowError(`an ad of Type "${type}" without a deal is no offer`);
}

/** Only an ad names the deal that it advertises beside its own id. */
function pickShape(row: unknown): Shape {
  if (typeof row !== 'object' || row === null) return AD;
  if ('PromotionIds' in row || 'PromotionTitle' in row) return PROMOTION;
  return 'Id' in row && 'DealId' in row ? AD : DEAL;
}
