import clsx from 'clsx';
import type { ReactNode } from 'react';
import { IconCopy } from '@/components/ui/icon';
import type { SaveLabels } from '@/lib/browser/saved/save-offer';
import type { OfferCardData } from '@/lib/offers/offer-card';
import styles from './save-button.module.scss';

export type SaveFaceProps = {
  offer: Pick<OfferCardData, 'title'>;
  labels: SaveLabels;
  isPressed?: boolean;
  /** With its word beside the drawing, where there is room. */
  isWide?: boolean;
  className?: string;
  onClick?: () => void;
  /** What it says after a press. */
  children?: ReactNode;
};

/** How the button that saves an offer looks: all of it that the server writes. */
export function SaveFace(props: SaveFaceProps) {
  const { offer, labels, isPressed = false, isWide = false, className, onClick, children } = props;
  return (
    <span className={clsx(styles.frame, isWide && styles.wide, className)}>
      <button type="button" aria-pressed={isPressed} onClick={onClick} className={styles.button}>
        <IconCopy name="bookmark" />
        <span className={styles.word}>{isPressed ? labels.saved : labels.save}</span>
        <span className={styles.subject}>{` ${offer.title}`}</span>
      </button>
      {children}
    </span>
  );
}
