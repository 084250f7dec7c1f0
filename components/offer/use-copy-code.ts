import { type RefObject, useEffect, useState } from 'react';
import { withTimeout } from '@/lib/server/with-timeout';
import { CLIPBOARD_PATIENCE_MS, type CopyOutcome } from './copy-on-opening';

/** How long the button says "Copied!" (spec §9). */
export const COPIED_LABEL_MS = 2000;

/** What the visitor is told beside the code. */
type CopyHint = 'onClipboard' | 'pressCopy' | 'failed';

type CopyState = {
  /** True for two seconds after the button has copied. */
  isCopied: boolean;
  hint: CopyHint | null;
  copy: () => Promise<void>;
};

/** Copies a code, by the button or as the opening click has begun to; where that is refused, selects its element. */
export function useCopyCode(
  code: string,
  element: RefObject<HTMLElement | null>,
  copying: Promise<CopyOutcome> | null,
): CopyState {
  const [isCopied, setIsCopied] = useState(false);
  const [hint, setHint] = useState<CopyHint | null>(null);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_LABEL_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  useEffect(() => {
    let isClosed = false;
    void copying?.then((outcome) => {
      if (isClosed || outcome === 'none') return;
      if (outcome === 'refused') select(element.current);
      setHint(outcome === 'copied' ? 'onClipboard' : 'pressCopy');
    });
    return () => {
      isClosed = true;
    };
  }, [copying, element]);

  async function copy() {
    try {
      await withTimeout(CLIPBOARD_PATIENCE_MS, () => navigator.clipboard.writeText(code));
      setIsCopied(true);
      // "Copied!" has told it: said again when that goes, screen readers would announce it twice.
      setHint(null);
    } catch {
      // Refused, never answered, or no clipboard at all on an insecure address.
      select(element.current);
      setHint('failed');
    }
  }

  return { isCopied, hint, copy };
}

function select(element: HTMLElement | null): void {
  if (element) window.getSelection()?.selectAllChildren(element);
}
