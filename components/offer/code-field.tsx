'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import styles from './code-field.module.scss';
import type { CopyOutcome } from './copy-on-opening';
import { useCopyCode } from './use-copy-code';

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
  code: string;
  labels: CodeFieldLabels;
  isVoid?: boolean;
  copying?: Promise<CopyOutcome> | null;
};

/** The whole code, large and selectable, with a button that copies it; where copying is refused the code is selected. */
export function CodeField({ code, labels, isVoid, copying = null }: CodeFieldProps) {
  const text = useRef<HTMLElement>(null);
  const { isCopied, hint, copy } = useCopyCode(code, text, copying);
  const status = isCopied ? labels.copied : hint && labels[hint];
  return (
    <div className={styles.field}>
      <p className={styles.line}>
        <span className={styles.spoken}>
          {labels.code} {labels.spelled}
        </span>
        <code ref={text} aria-hidden="true" className={isVoid ? styles.void : styles.code} translate="no">
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
    </div>
  );
}
