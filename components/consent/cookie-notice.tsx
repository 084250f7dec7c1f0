'use client';

import { type ComponentProps, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { isPlainClick } from '@/components/ui/is-plain-click';
import { getConsent, subscribeToConsent } from '@/lib/browser/storage/consent';
import { loadConsentMessages } from '@/lib/i18n/load-messages';
import type { Locale } from '@/lib/i18n/locales';
import type { CookieBanner } from './cookie-banner';

/** docs/specification.md §9.6. */
const BANNER_DELAY_MS = 2_000;

/** The footer's "Cookie choices": without JavaScript it leads to the page about cookies. */
const CHOICES_LINK = 'a[data-cookie-choices]';

type Loaded = { Banner: typeof CookieBanner; labels: ComponentProps<typeof CookieBanner>['labels'] };

/** Waiting for its time, closed by a choice, or opened again by somebody who has made one. */
type Stage = 'unasked' | 'closed' | 'reopened';

/**
 * Belongs on every page, after everything else: shows the cookie banner two seconds after load where no choice is
 * stored, and whenever somebody asks for it (docs/specification.md §4.14, §4.17). The banner is fetched only then, so
 * no crawler and nobody who has chosen gets it.
 */
export function CookieNotice({ locale }: { locale: Locale }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [stage, setStage] = useState<Stage>('unasked');
  const consent = useSyncExternalStore(subscribeToConsent, getConsent, getServerConsent);
  const close = useCallback(() => setStage('closed'), []);
  const isOpen = stage === 'reopened' || (stage === 'unasked' && consent === 'unknown');

  useEffect(
    () =>
      runAfterLoad(BANNER_DELAY_MS, () => {
        if (getConsent() === 'unknown') loadBanner(locale).then(setLoaded, ignoreOffline);
      }),
    [locale],
  );

  useEffect(() => {
    async function reopen(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest(CHOICES_LINK) : null;
      if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
      event.preventDefault();
      try {
        setLoaded(await loadBanner(locale));
        setStage('reopened');
      } catch {
        window.location.assign(link.href);
      }
    }
    document.addEventListener('click', reopen);
    return () => document.removeEventListener('click', reopen);
  }, [locale]);

  // The empty region is there first, so that screen readers say what comes into it.
  return (
    <div aria-live="polite">
      {loaded && isOpen && (
        <loaded.Banner
          key={stage}
          locale={locale}
          labels={loaded.labels}
          takesFocus={stage === 'reopened'}
          onClose={close}
        />
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
