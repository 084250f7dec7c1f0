'use client';

import { useEffect } from 'react';
import { keepLoadedAssets } from '@/lib/offline/keep-loaded-assets';
import { registerWorker } from '@/lib/offline/register-worker';

/** Makes the page that it stands on readable offline. Shows nothing. */
export function KeepOffline() {
  useEffect(() => {
    registerWorker();
    void keepLoadedAssets();
  }, []);
  return null;
}
