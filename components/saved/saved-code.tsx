import type { SavedOffer } from '@/lib/browser/saved/saved-offer';
import { OfferCode } from '@/components/offer/offer-code';
import type { OfferTexts } from '@/components/offer/offer-texts';

type SavedCodeProps = { entry: SavedOffer; missing: string; texts: OfferTexts; isVoid: boolean };

/** The code of a saved coupon, that it needs none, or that it could not be fetched yet. */
export function SavedCode({ entry, missing, texts, isVoid }: SavedCodeProps) {
  const { offer, whole, isListed } = entry;
  if (offer.kind === 'deal') return null;
  if (whole === null) return isListed ? <p>{missing}</p> : null;
  return <OfferCode coupon={{ name: offer.title, code: whole.code }} texts={texts} isVoid={isVoid} />;
}
