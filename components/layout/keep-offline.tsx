'use client';

import { useEffect } from 'react';
import { keepLoadedAssets } from '@/lib/browser/service-worker/saved-page';
import { registerWorker } from '@/lib/browser/service-worker/register-worker';

/** Makes the page that it stands on readable offline. Shows nothing. */
export function KeepOffline() {
  useEffect(() => {
    registerWorker();
    void keepLoadedAssets();
  }, []);
  return null;
}
