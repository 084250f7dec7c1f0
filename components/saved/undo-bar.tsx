'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { SavedOffer } from '@/lib/browser/saved/saved-offer';
import type { Messages } from '@/lib/i18n';
import type { Locale } from '@/lib/i18n/locales';
import { formatPlural } from '@/lib/text/format-plural';
import styles from './undo-bar.module.scss';

type UndoBarProps = {
  /** What was removed last, all at once. */
  removed: SavedOffer[];
  texts: Messages['saved']['offers'];
  locale: Locale;
  onUndo: () => void;
};

/** Says what was removed and takes it back. The focus comes here, because the button that was pressed is gone. */
export function UndoBar({ removed, texts, locale, onUndo }: UndoBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed.length > 0) button.current?.focus({ preventScroll: true });
  }, [removed]);
  return (
    <div className={styles.place}>
      <p role="status" className={styles.text}>
        {describe(removed, texts, locale)}
      </p>
      {removed.length > 0 && (
        <Button ref={button} variant="secondary" onClick={onUndo}>
          {texts.undo}
        </Button>
      )}
    </div>
  );
}

/** A single one is named, so that removing two one after the other is announced twice. */
function describe(removed: SavedOffer[], texts: Messages['saved']['offers'], locale: Locale): string {
  const [first, second] = removed;
  if (!first) return '';
  if (!second) return texts.removedOne.replace('{title}', () => first.offer.title);
  return formatPlural(texts.removed, removed.length, locale);
}
