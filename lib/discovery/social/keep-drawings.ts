import { hashCard } from './hash-card';
import type { SocialCard } from './social-card';

export type DrawCard = (card: SocialCard) => Promise<ArrayBuffer>;

/** Drawings in memory, of some 60 KB each. */
const KEPT_DRAWINGS = 100;

/**
 * The same drawing, which draws a picture once for all who ask at the same time, and keeps the last `limit` of them.
 * One that failed is drawn anew.
 */
export function keepDrawings(draw: DrawCard, limit = KEPT_DRAWINGS): DrawCard {
  const kept = new Map<string, Promise<ArrayBuffer>>();
  return (card) => {
    const version = hashCard(card);
    const drawing = kept.get(version) ?? draw(card);
    // Put behind the others: the first is the one that nobody has asked for the longest.
    kept.delete(version);
    kept.set(version, drawing);
    drawing.catch(() => kept.delete(version));
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    return drawing;
  };
}
