'use client';

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OfferTexts } from '@/components/catalogue/tickets/offer-labels';
import { Button } from '@/components/ui/button';
import { countClick } from '@/lib/browser/count-click';
import type { ItemId } from '@/lib/catalogue/types';
import { withTimeout } from '@/lib/text/with-timeout';
import styles from './code-field.module.scss';
import { CodeVote } from './code-vote';
import { CLIPBOARD_TIMEOUT_MS, type CopyOutcome } from './copy-on-opening';

/** How long the button says "Copied!" (docs/specification.md §9.6). */
export const COPIED_LABEL_MS = 2000;

export type CodeFieldLabels = {
  code: string;
  /** The code letter by letter. */
  spelled: string;
  copy: string;
  /** Goes on after `copy`: names the offer to those who hear the buttons one by one. */
  copyOf: string;
  copied: string;
  failed: string;
  onClipboard: string;
  pressCopy: string;
};

type CodeFieldProps = {
  /** Whose code it is. */
  couponId: ItemId;
  code: string;
  labels: CodeFieldLabels;
  isVoid?: boolean;
  copying?: Promise<CopyOutcome> | null;
  /** Where it is asked whether the code worked, the texts for that. */
  vote?: OfferTexts['panel']['vote'];
};

/**
 * The whole code, large and selectable, with a button that copies it; where copying is refused the code is selected.
 */
export function CodeField({ couponId, code, labels, isVoid, copying = null, vote }: CodeFieldProps) {
  const text = useRef<HTMLElement>(null);
  const { isCopied, wasCopied, hint, copy } = useCopyCode({ couponId, code, copying }, text);
  const status = isCopied ? labels.copied : hint && labels[hint];
  return (
    <div className={styles.field}>
      <p className={styles.line}>
        <span className={styles.spoken}>
          {labels.code} {labels.spelled}
        </span>
        <code
          ref={text}
          aria-hidden="true"
          className={isVoid ? styles.void : styles.code}
          translate="no"
          data-offer-code
        >
          {code}
        </code>
      </p>
      <Button onClick={copy} variant={isVoid ? 'secondary' : 'primary'} className={styles.copy}>
        {isCopied ? (
          labels.copied
        ) : (
          <>
            {labels.copy} <span className={styles.subject}>{labels.copyOf}</span>
          </>
        )}
      </Button>
      {/* The line is there from the start where it will be needed: nothing moves, and its change is announced. */}
      <p role="status" className={copying || hint ? styles.hint : styles.silent}>
        {status}
      </p>
      {vote && (
        <div className={styles.vote}>
          <CodeVote couponId={couponId} isAsked={wasCopied} texts={vote} />
        </div>
      )}
    </div>
  );
}

/** What is said beside the code. */
type CopyHint = 'onClipboard' | 'pressCopy' | 'failed';

type CopyState = {
  /** True for two seconds after the button has copied. */
  isCopied: boolean;
  /** True from the first time on. */
  wasCopied: boolean;
  hint: CopyHint | null;
  copy: () => Promise<void>;
};

/** Copies a code, by the button or as the opening click has begun to; where that is refused, selects its element. */
function useCopyCode(
  { couponId, code, copying }: Required<Pick<CodeFieldProps, 'couponId' | 'code' | 'copying'>>,
  element: RefObject<HTMLElement | null>,
): CopyState {
  const [isCopied, setIsCopied] = useState(false);
  const [wasCopied, setWasCopied] = useState(false);
  const [hint, setHint] = useState<CopyHint | null>(null);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_LABEL_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  function noteCopied() {
    countClick('copy', { kind: 'coupon', id: couponId });
    setWasCopied(true);
  }
  const noteOpenedCopied = useEffectEvent(noteCopied);

  useEffect(() => {
    let isClosed = false;
    void copying?.then((outcome) => {
      if (isClosed || outcome === 'none') return;
      if (outcome === 'refused') select(element.current);
      else noteOpenedCopied();
      setHint(outcome === 'copied' ? 'onClipboard' : 'pressCopy');
    });
    return () => {
      isClosed = true;
    };
  }, [copying, element]);

  async function copy() {
    try {
      await withTimeout(CLIPBOARD_TIMEOUT_MS, () => navigator.clipboard.writeText(code));
      setIsCopied(true);
      noteCopied();
      // "Copied!" has said it: said again when that goes, screen readers would announce it twice.
      setHint(null);
    } catch {
      // Refused, no reaction, or no clipboard at all on an insecure address.
      select(element.current);
      setHint('failed');
    }
  }

  return { isCopied, wasCopied, hint, copy };
}

function select(element: HTMLElement | null): void {
  if (element) window.getSelection()?.selectAllChildren(element);
}
