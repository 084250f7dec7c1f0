import { admitadFormat } from './admitad/admitad-format';
import { awinFormat } from './awin/awin-format';
import { cjFormat } from './cj/cj-format';
import { coupomatedFormat } from './coupomated/coupomated-format';
import { couponApiFormat } from './coupon-api/coupon-api-format';
import type { FeedFormat, FeedOptions } from './feed';
import { fmtcFormat } from './fmtc/fmtc-format';
import { buildGenericFormat } from './generic/generic-format';
import { buildGooglePromotionsFormat } from './google-promotions/google-promotions-format';
import { impactFormat } from './impact/impact-format';
import { linkMyDealsFormat } from './link-my-deals/link-my-deals-format';
import { rakutenFormat } from './rakuten/rakuten-format';

type BuildFormat = (options: FeedOptions) => FeedFormat;

/** Every format that can be imported, by the name an operator types. A new format is one parser and one line here. */
const FORMATS: ReadonlyMap<string, BuildFormat> = new Map([
  ['admitad', () => admitadFormat],
  ['awin', () => awinFormat],
  ['cj', () => cjFormat],
  ['coupomated', () => coupomatedFormat],
  ['coupon-api', () => couponApiFormat],
  ['fmtc', () => fmtcFormat],
  ['generic', buildGenericFormat],
  ['google-promotions', buildGooglePromotionsFormat],
  ['impact', () => impactFormat],
  ['link-my-deals', () => linkMyDealsFormat],
  ['rakuten', () => rakutenFormat],
]);

/** The format of that name, made for these options; null where there is none. Throws OptionsError if it needs more. */
export function getFeedFormat(name: string, options: FeedOptions = {}): FeedFormat | null {
  return FORMATS.get(name)?.(options) ?? null;
}

export function listFeedFormatNames(): string[] {
  return [...FORMATS.keys()];
}
