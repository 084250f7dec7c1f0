'use client';

import { useEffect } from 'react';
import { sendPending } from '@/lib/browser/newsletter';

/** How long a browser waits that cannot say when it is idle. */
const IDLE_FALLBACK_MS = 2_000;

/**
 * Belongs on every page: sends the subscriptions that wait in this browser, once it is idle and whenever it is online
 * again.
 */
export function SendPending() {
  useEffect(() => {
    const send = () => {
      if (navigator.onLine) void sendPending();
    };
    const stopWaiting = runWhenIdle(send);
    window.addEventListener('online', send);
    return () => {
      stopWaiting();
      window.removeEventListener('online', send);
    };
  }, []);
  return null;
}

function runWhenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}
