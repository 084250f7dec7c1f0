import { foldText } from '@/lib/text/fold-text';

/** A feed's word as it is compared: "Fashion & Shoes", "fashion-shoes" and "Fashion and shoes" are one. */
export function toMappingKey(text: string): string {
  const folded = foldText(text);
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && word !== 'and');
  return words.join('-') || folded.trim();
}
