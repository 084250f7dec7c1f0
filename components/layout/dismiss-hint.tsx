'use client';

import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { rememberLanguage } from '@/lib/browser/storage/remembered-language';
import styles from './language-hint.module.scss';

/** Takes the line away for good: the language of the page is the one to remember from now on. */
export function DismissHint({ label, language }: { label: string; language: Locale }) {
  const dismiss = ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    rememberLanguage(language);
    // What had the focus goes: the page itself is next.
    document.querySelector('main')?.focus({ preventScroll: true });
    button.parentElement?.setAttribute('hidden', '');
  };
  return (
    <button type="button" className={styles.dismiss} aria-label={label} onClick={dismiss}>
      <Icon name="close" />
    </button>
  );
}
