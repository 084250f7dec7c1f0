'use client';

import { useEffect } from 'react';

/**
 * Marks pictures that failed with `data-failed`, so that what lies under them shows (LogoTile, Picture), or the words
 * that the mark holds (the text of articles).
 * One listener for the whole page, mounted once in the layout: cards need no script of their own.
 */
export function ImageErrors({ unavailable }: { unavailable: string }) {
  useEffect(() => {
    const markFailed = (target: EventTarget | null) => {
      if (target instanceof HTMLImageElement) target.setAttribute('data-failed', unavailable);
    };
    for (const image of document.images) {
      // Some browsers give drawings without a size no natural width: only decoding shows whether it failed.
      if (image.complete && image.naturalWidth === 0) image.decode().catch(() => markFailed(image));
    }
    const onError = (event: Event) => markFailed(event.target);
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) target.removeAttribute('data-failed');
    };
    document.addEventListener('error', onError, true);
    document.addEventListener('load', onLoad, true);
    return () => {
      document.removeEventListener('error', onError, true);
      document.removeEventListener('load', onLoad, true);
    };
  }, [unavailable]);
  return null;
}
