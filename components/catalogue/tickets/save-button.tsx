'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OfferCardData } from '@/lib/offers/offer-card';
import { forgetOffer, type SaveLabels, saveOffer, type SaveOutcome } from '@/lib/browser/saved/save-offer';
import { isSaved, subscribeToSaved } from '@/lib/browser/saved/saved-marks';
import type { WholeOffer } from '@/lib/browser/saved/saved-offer';
import styles from './save-button.module.scss';
import { SaveFace } from './save-face';

type SaveButtonProps = {
  offer: OfferCardData;
  /** What the ticket does not know, where the whole offer is at hand; else it is fetched when pressed. */
  whole?: WholeOffer;
  labels: SaveLabels;
  /** With its word beside the drawing, where there is room. */
  isWide?: boolean;
  className?: string;
};

/** How long the button says what it has done. */
const OUTCOME_MS = 4000;

/** Keeps an offer in the visitor's browser, or forgets it. Not shown without JavaScript. */
export function SaveButton({ offer, whole, labels, isWide = false, className }: SaveButtonProps) {
  const isPressed = useSyncExternalStore(
    subscribeToSaved,
    () => isSaved(offer),
    () => false,
  );
  // Undefined until the first press: sixty tickets need no sixty live regions.
  const [outcome, setOutcome] = useState<SaveOutcome | 'removed' | null>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function toggle() {
    if (isPressed) {
      forgetOffer(offer);
      setOutcome('removed');
      return;
    }
    setOutcome(null);
    const saved = await saveOffer(offer, whole ?? null, new Date());
    // It may have been pressed again meanwhile.
    if (isSaved(offer)) setOutcome(saved);
  }

  const isInWord = isWide && (outcome === 'complete' || outcome === 'removed');
  return (
    <SaveFace {...{ offer, labels, isPressed, isWide, className }} onClick={toggle}>
      {outcome !== undefined && (
        <span role="status" className={isInWord ? styles.subject : styles.status}>
          {outcome && labels[outcome]}
        </span>
      )}
    </SaveFace>
  );
}
