import type { NewBrand, NewOffer, Sourced } from './new-items';

/** What an operator says instead of a source, and how addresses lead on. */

/** What a field of an offer or a brand can hold. */
export type FieldValue = string | boolean | string[] | null;

/** Which offers and brands can be corrected, each by its id. */
export type CorrectedItem = { record: 'offer' | 'brand'; id: number };

/** The name of a property of NewOffer or NewBrand, or `isHidden`: out of every list, whatever the source says. */
export type Correction = { field: string; value: FieldValue; feedValue: FieldValue };

/** A correction that the source says itself by now. */
export type AgreedCorrection = CorrectedItem & { name: string; field: string };

/** What has addresses that lead on once it has another one. */
export type AddressedRecord = 'brand' | 'category' | 'article';

/** How a person names an item. */
export type ItemKey = { id: number } | { address: string } | Sourced;

/** An item with the values that its source gives, its corrections left out of account. */
export type FoundItem =
  { record: 'offer'; id: number; offer: NewOffer } | { record: 'brand'; id: number; brand: NewBrand };

/** A picture that the site serves itself. */
export type NewPicture = {
  type: 'image/svg+xml' | 'image/png' | 'image/jpeg' | 'image/webp';
  content: Uint8Array;
};
