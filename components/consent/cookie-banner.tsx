'use client';

import { type FocusEvent, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { acceptCookies, forgetConsentLater } from '@/lib/browser/storage/consent';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/url/paths';
import styles from './cookie-banner.module.scss';
import { useClearSpace } from './use-clear-space';

type Label = 'title' | 'message' | 'learnMore' | 'accept' | 'essential' | 'dismiss';
type Props = { locale: Locale; labels: Record<Label, string>; onClose: () => void };

/**
 * The cookie banner (docs/specification.md §4.14 to §4.17): a region at the bottom of the window that blocks nothing
 * and takes no focus.
 */
export function CookieBanner({ locale, labels, onClose }: Props) {
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  useClearSpace(banner);

  function onFocus({ relatedTarget }: FocusEvent<HTMLElement>) {
    if (!banner.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  /** Hides the banner and gives the focus back to where it came from. */
  function close() {
    const isInside = banner.current?.contains(document.activeElement);
    if (isInside && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    onClose();
  }

  function accept() {
    close();
    acceptCookies();
  }

  function keepEssential() {
    close();
    forgetConsentLater();
  }

  return (
    <section ref={banner} className={styles.banner} aria-labelledby={titleId} onFocus={onFocus}>
      <div className={styles.content}>
        <h2 id={titleId} className={styles.title}>
          {labels.title}
        </h2>
        <button type="button" className={styles.dismiss} aria-label={labels.dismiss} onClick={keepEssential}>
          <Icon name="close" />
        </button>
        <p className={styles.message}>
          {labels.message}{' '}
          <a href={localizePath(locale, '/cookies')} onClick={onClose}>
            {labels.learnMore}
          </a>
        </p>
        <div className={styles.choices}>
          <Button variant="secondary" className={styles.choice} onClick={keepEssential}>
            {labels.essential}
          </Button>
          <Button variant="secondary" className={styles.choice} onClick={accept}>
            {labels.accept}
          </Button>
        </div>
      </div>
    </section>
  );
}
