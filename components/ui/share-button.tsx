'use client';

import { useEffect, useState } from 'react';
import { buildButtonClass } from './button';
import { Icon } from './icon';
import styles from './share-button.module.scss';

/** How long the button says that the link is copied. */
export const COPIED_MS = 2000;

export type ShareLabels = {
  share: string;
  /** As short as the word it stands for. */
  copied: string;
  /** The same, for those who only hear it. */
  linkCopied: string;
  failed: string;
};

type ShareButtonProps = {
  /** An address of this site that opens cold: what is shared, whatever stands in the address bar. */
  href: string;
  /** What is shared, for the system's sheet and for those who hear the buttons one by one. */
  title: string;
  labels: ShareLabels;
};

/**
 * Shares an address by the system's own sheet, else copies it; where that is refused too the address is shown, to be
 * copied by hand. Not shown without JavaScript.
 */
export function ShareButton({ href, title, labels }: ShareButtonProps) {
  // Undefined until the first press: the live region is there, and empty, before it says something.
  const [outcome, setOutcome] = useState<ShareOutcome | null>();
  const isCopied = outcome === 'copied';

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setOutcome(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function share() {
    setOutcome(null);
    setOutcome(await shareLink({ title, url: toAbsolute(href) }));
  }

  return (
    <span className={styles.frame}>
      <button type="button" onClick={share} className={buildButtonClass('secondary', styles.button)}>
        <Icon name={isCopied ? 'tick' : 'share'} />
        {/* Both words lie in the same place, so that nothing moves. */}
        <span className={styles.words}>
          <span aria-hidden={isCopied}>
            {labels.share}
            <span className={styles.subject}> {title}</span>
          </span>
          <span aria-hidden={!isCopied}>{labels.copied}</span>
        </span>
      </button>
      {outcome !== undefined && (
        <span role="status" className={outcome === 'failed' ? styles.failed : styles.subject}>
          {isCopied && labels.linkCopied}
          {outcome === 'failed' && (
            <>
              {labels.failed} <span className={styles.address}>{toAbsolute(href)}</span>
            </>
          )}
        </span>
      )}
    </span>
  );
}

function toAbsolute(href: string): string {
  return new URL(href, window.location.origin).href;
}

type ShareOutcome = 'shared' | 'copied' | 'failed';

async function shareLink(link: { title: string; url: string }): Promise<ShareOutcome> {
  try {
    // Missing where the system has no sheet, and on insecure addresses.
    if (typeof navigator.share === 'function') {
      await navigator.share(link);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && NO_FAILURES.includes(error.name)) return 'shared';
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** The visitor has closed the sheet, or it is open already. */
const NO_FAILURES = ['AbortError', 'InvalidStateError'];
