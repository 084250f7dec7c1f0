'use client';

import { useEffect } from 'react';
import { checkDueOffers } from '@/lib/browser/saved/check-saved';

/** Brings the saved offers up to date while the page is open, and again whenever the connection comes back. */
export function useSavedCheck(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const check = () => {
      if (navigator.onLine) void checkDueOffers(signal);
    };
    check();
    window.addEventListener('online', check, { signal });
    return () => leaving.abort();
  }, []);
}
