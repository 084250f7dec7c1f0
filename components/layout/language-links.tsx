'use client';

import { usePathname, useSelectedLayoutSegments } from 'next/navigation';
import type { SyntheticEvent } from 'react';
import { rememberLanguage } from '@/lib/browser/storage/remembered-language';
import type { Locale } from '@/lib/i18n/locales';
import { buildLanguageHref, dropLocale, parseInternalPath } from '@/lib/url/parse-internal-path';
import { localizePath } from '@/lib/url/paths';
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

type LanguageLinkProps = {
  locale: Locale;
  name: string;
  /** Public path of the page, without a language prefix. */
  address: string;
};

/**
 * A plain link to the page in another language. Query and hash change while the page is open, so they are taken from
 * the address bar when somebody reaches for the link.
 */
function LanguageLink({ locale, name, address }: LanguageLinkProps) {
  const takeAddressOver = ({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) => {
    link.href = buildLanguageHref(locale, window.location);
  };
  return (
    <a
      className={styles.link}
      href={localizePath(locale, address)}
      hrefLang={locale}
      // The server knows the query of a cached page, the path in the browser does not hold it: the server's stands.
      suppressHydrationWarning
      onPointerDown={takeAddressOver}
      onFocus={takeAddressOver}
      onClick={(event) => {
        takeAddressOver(event);
        rememberLanguage(locale);
      }}
    >
      {name}
    </a>
  );
}
