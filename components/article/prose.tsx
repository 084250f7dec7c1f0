import type { CSSProperties, ReactNode } from 'react';
import { getTranslator, type Locale } from '@/lib/i18n';
import styles from './prose.module.scss';

/** The look of a text from lib/markdown. */
export function Prose({ locale, children }: { locale: Locale; children: ReactNode }) {
  // Said by the style sheet in the place of pictures that fail: the text itself stays as it was written.
  const unavailable = JSON.stringify(getTranslator(locale)('common.imageNotAvailable'));
  return (
    <div className={styles.prose} style={{ '--unavailable': unavailable } as CSSProperties}>
      {children}
    </div>
  );
}
