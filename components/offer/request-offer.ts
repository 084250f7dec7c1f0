import type { ApiCoupon, ApiDeal } from '@/lib/catalogue/wire/offer';
import { fetchData } from '@/lib/browser/data/fetch-data';
import { buildOfferKey } from '@/lib/browser/data/keys';
import type { OfferAddress } from '@/lib/url/parse-offer-href';
import { copyOnOpening, type CopyOutcome } from './copy-on-opening';

export type ApiOffer = ApiCoupon | ApiDeal;

/** What a click on an offer has set going, while the dialog itself may still be on its way. */
export type OfferRequest = { response: Promise<ApiOffer>; copying: Promise<CopyOutcome> | null };

/** Asks for an offer and, where it is a coupon, has its code copied. Called within the visitor's click. */
export function requestOffer(address: OfferAddress, now: Date): OfferRequest {
  const key = buildOfferKey(address);
  const request =
    address.kind === 'coupon'
      ? requestCoupon(key, now)
      : { response: fetchData<ApiDeal>(key), copying: null };
  // The dialog shows a failure; without a dialog the offer's page is loaded.
  request.response.catch(() => undefined);
  return request;
}

function requestCoupon(key: string, now: Date): OfferRequest {
  const response = fetchData<ApiCoupon>(key);
  return { response, copying: copyOnOpening(response, now) };
}
