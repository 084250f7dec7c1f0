'use client';

import { type ComponentProps, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { getConsent, subscribeToConsent } from '@/lib/browser/storage/consent';
import { loadConsentMessages } from '@/lib/i18n/load-messages';
import type { Locale } from '@/lib/i18n/locales';
import type { CookieBanner } from './cookie-banner';

/** docs/specification.md §9.6. */
const BANNER_DELAY_MS = 2_000;

type Loaded = { Banner: typeof CookieBanner; labels: ComponentProps<typeof CookieBanner>['labels'] };

/**
 * Belongs on every page, after everything else: shows the cookie banner two seconds after load where no acceptance is
 * stored (docs/specification.md §4.14). The banner is fetched only then, so no crawler and nobody who has accepted gets
 * it.
 */
export function CookieNotice({ locale }: { locale: Locale }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isClosed, setIsClosed] = useState(false);
  const consent = useSyncExternalStore(subscribeToConsent, getConsent, getServerConsent);
  const close = useCallback(() => setIsClosed(true), []);

  useEffect(
    () =>
      runAfterLoad(BANNER_DELAY_MS, () => {
        if (getConsent() === 'unknown') loadBanner(locale).then(setLoaded, ignoreOffline);
      }),
    [locale],
  );

  // The empty region is there first, so that screen readers say what comes into it.
  return (
    <div aria-live="polite">
      {loaded && !isClosed && consent === 'unknown' && (
        <loaded.Banner locale={locale} labels={loaded.labels} onClose={close} />
      )}
    </div>
  );
}

async function loadBanner(locale: Locale): Promise<Loaded> {
  const [{ CookieBanner }, labels] = await Promise.all([
    import('./cookie-banner'),
    loadConsentMessages(locale),
  ]);
  return { Banner: CookieBanner, labels };
}

/** Offline or after a new release there is no banner: nothing is accepted, and the next page asks again. */
function ignoreOffline(): void {}

function getServerConsent(): 'unknown' {
  return 'unknown';
}

/** Runs once, this long after the page and all it needs has loaded; returns how to cancel it. */
function runAfterLoad(delayMs: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    timer = setTimeout(run, delayMs);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => {
    window.removeEventListener('load', start);
    clearTimeout(timer);
  };
}
