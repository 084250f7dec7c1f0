import type { FeedFormat, FeedOptions } from '../feed';
import { admitadFormat } from './admitad';
import { awinFormat } from './awin/awin';
import { cjFormat } from './cj';
import { coupomatedFormat } from './coupomated';
import { couponApiFormat } from './coupon-api';
import { fmtcFormat } from './fmtc';
import { buildGenericFormat } from './generic/generic';
import { buildGooglePromotionsFormat } from './google-promotions';
import { impactFormat } from './impact/impact';
import { linkMyDealsFormat } from './link-my-deals';
import { rakutenFormat } from './rakuten';

/** What builds a format: formats have functions, which cannot be sent to another thread. */
export type FormatRecipe = { name: string; options: FeedOptions };

type BuildFormat = (options: FeedOptions) => FeedFormat;

/** Every format that can be imported, by the name an operator types. A new format is one file and one line here. */
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

/** The format of that name, built for these options; null where there is none. Throws OptionsError if it needs more. */
export function getFeedFormat(name: string, options: FeedOptions = {}): FeedFormat | null {
  return FORMATS.get(name)?.(options) ?? null;
}

export function listFeedFormatNames(): string[] {
  return [...FORMATS.keys()];
}
