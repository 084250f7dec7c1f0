'use client';

import { type FocusEvent, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { acceptCookies, keepEssentialOnly } from '@/lib/browser/storage/consent';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/url/paths';
import styles from './cookie-banner.module.scss';
import { useClearSpace } from './use-clear-space';

type Label = 'title' | 'message' | 'learnMore' | 'aboutCookies' | 'accept' | 'essential' | 'dismiss';
type Props = {
  locale: Locale;
  labels: Record<Label, string>;
  /** Whether somebody asked for it, and so is led to it. */
  takesFocus?: boolean;
  onClose: () => void;
};

/**
 * The cookie banner (docs/specification.md §4.14 to §4.17, §4.25): a region at the bottom of the window that blocks
 * nothing and takes no focus by itself.
 */
export function CookieBanner({ locale, labels, takesFocus = false, onClose }: Props) {
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  useClearSpace(banner);

  useEffect(() => {
    if (takesFocus) banner.current?.focus({ preventScroll: true });
  }, [takesFocus]);

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
    keepEssentialOnly();
  }

  return (
    <section
      ref={banner}
      tabIndex={-1}
      className={styles.banner}
      aria-labelledby={titleId}
      onFocus={onFocus}
      data-cookie-banner
    >
      <div className={styles.content}>
        <BannerTexts {...{ locale, labels, titleId }} onLeave={onClose} />
        <button type="button" className={styles.dismiss} aria-label={labels.dismiss} onClick={keepEssential}>
          <Icon name="close" />
        </button>
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

type BannerTextsProps = Pick<Props, 'locale' | 'labels'> & { titleId: string; onLeave: () => void };

/** What it asks, and the way to the whole of it. */
function BannerTexts({ locale, labels, titleId, onLeave }: BannerTextsProps) {
  return (
    <div className={styles.texts}>
      <h2 id={titleId} className={styles.title}>
        {labels.title}
      </h2>
      <a href={localizePath(locale, '/cookies')} className={styles.more} onClick={onLeave}>
        {labels.learnMore}
        <span className={styles.about}> {labels.aboutCookies}</span>
      </a>
      <p className={styles.message}>{labels.message}</p>
    </div>
  );
}
