'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button';
import styles from './code-field.module.scss';

export type CodeFieldLabels = { code: string; copy: string; copied: string; failed: string };

type CodeFieldProps = { code: string; labels: CodeFieldLabels; isVoid?: boolean };
type CopyState = 'idle' | 'copied' | 'failed';

/** How long the button says "Copied!" (spec §9). */
export const COPIED_LABEL_MS = 2000;

/** The whole code, large and selectable, with a button that copies it; where copying is refused the code is selected. */
export function CodeField({ code, labels, isVoid }: CodeFieldProps) {
  const text = useRef<HTMLElement>(null);
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), COPIED_LABEL_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setState('copied');
    } catch {
      // Refused, or no clipboard at all on an insecure address.
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
      setState('failed');
    }
  }

  return (
    <div className={styles.field}>
      <p className={styles.line}>
        <span className={styles.label}>{labels.code}: </span>
        <code ref={text} className={isVoid ? styles.void : styles.code} translate="no">
          {code}
        </code>
      </p>
      <Button onClick={copy} variant={isVoid ? 'secondary' : 'primary'} className={styles.copy}>
        {state === 'copied' ? labels.copied : labels.copy}
      </Button>
      <p role="status" className={state === 'failed' ? styles.hint : styles.silent}>
        {state === 'copied' && labels.copied}
        {state === 'failed' && labels.failed}
      </p>
    </div>
  );
}
