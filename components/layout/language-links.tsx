'use client';

import { usePathname, useSelectedLayoutSegments } from 'next/navigation';
import type { Locale } from '@/lib/i18n/locales';
import { dropLocale } from '@/lib/url/language-href';
import { parseInternalPath } from '@/lib/url/parse-internal-path';
import { LanguageLink } from './language-link';
import styles from './language-links.module.scss';

/** A language by its own name. */
export type Language = { locale: Locale; name: string };

type LanguageLinksProps = { current: Locale; languages: Language[] };

/** The same page in the other languages. */
export function LanguageLinks({ current, languages }: LanguageLinksProps) {
  const path = usePathname();
  const segments = useSelectedLayoutSegments();
  // The internal path (rewrites.js) holds the query too; the browser, which sees the query, goes without this branch.
  const address =
    typeof window === 'undefined' ? parseInternalPath(`/${current}/${segments.join('/')}`) : dropLocale(path);
  return (
    <ul role="list" className={styles.list}>
      {languages.map(({ locale, name }) => (
        <li key={locale} lang={locale}>
          {locale === current ? (
            <span className={styles.current} aria-current="true">
              {name}
            </span>
          ) : (
            <LanguageLink locale={locale} name={name} address={address} />
          )}
        </li>
      ))}
    </ul>
  );
}
