'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import {
  keepLoadedAssets,
  pickNotice,
  registerWorker,
  type Notice,
} from '@/lib/browser/service-worker/register-worker';
import styles from './offline-notice.module.scss';

type OfflineNoticeProps = {
  savedHref: string;
  texts: { here: string; instead: string; retry: string };
};

/** Says that the visitor is offline, and where the page stands in for another one, how to ask for that again. */
export function OfflineNotice({ savedHref, texts }: OfflineNoticeProps) {
  const notice = useSyncExternalStore<Notice>(
    subscribeToConnection,
    () => pickNotice(location.pathname, savedHref, navigator.onLine),
    () => null,
  );
  return (
    <div role="status">
      {notice && (
        <div className={styles.notice}>
          <p>{texts[notice]}</p>
          {notice === 'instead' && (
            <Button variant="secondary" onClick={() => location.reload()}>
              {texts.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function subscribeToConnection(notify: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('online', notify, { signal });
  window.addEventListener('offline', notify, { signal });
  return () => listening.abort();
}

/** Makes the page that it stands on readable offline. Shows nothing. */
export function KeepOffline() {
  useEffect(() => {
    registerWorker();
    void keepLoadedAssets();
  }, []);
  return null;
}
