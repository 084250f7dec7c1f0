import type { SyntheticEvent } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { rememberLanguage } from '@/lib/browser/storage/remembered-language';
import { buildLanguageHref } from '@/lib/url/language-href';
import { localizePath } from '@/lib/url/paths';
import styles from './language-links.module.scss';

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
export function LanguageLink({ locale, name, address }: LanguageLinkProps) {
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
