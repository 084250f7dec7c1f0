'use client';

import { useEffect } from 'react';

/**
 * Marks pictures that failed with `data-failed`, so that what lies under them shows (LogoTile, Picture).
 * One listener for the whole page, mounted once in the layout: cards need no script of their own.
 */
export function ImageErrors() {
  useEffect(() => {
    for (const image of document.images) {
      // Some browsers give drawings without a size no natural width: only decoding tells whether it failed.
      if (image.complete && image.naturalWidth === 0) image.decode().catch(() => markFailed(image, true));
    }
    const onError = (event: Event) => markFailed(event.target, true);
    const onLoad = (event: Event) => markFailed(event.target, false);
    document.addEventListener('error', onError, true);
    document.addEventListener('load', onLoad, true);
    return () => {
      document.removeEventListener('error', onError, true);
      document.removeEventListener('load', onLoad, true);
    };
  }, []);
  return null;
}

function markFailed(target: EventTarget | null, hasFailed: boolean): void {
  if (target instanceof HTMLImageElement) target.toggleAttribute('data-failed', hasFailed);
}
