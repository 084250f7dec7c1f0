import { getTranslator, type Locale } from '@/lib/i18n';
import { localizePath } from '@/lib/url/paths';
import { FollowLink } from '@/components/catalogue/follow-link';
import { SearchBox } from './search-box';
import styles from './search.module.scss';

type SearchHeadProps = { locale: Locale; text: string; title: string; note: string };

/** The headline and the box to search again. */
export function SearchHead({ locale, text, title, note }: SearchHeadProps) {
  const t = getTranslator(locale);
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.note}>{note}</p>
      <SearchBox
        locale={locale}
        action={localizePath(locale, '/search')}
        value={text}
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        submitLabel={t('search.submit')}
      />
      {text !== '' && <FollowLink locale={locale} topic={{ kind: 'search', text }} />}
    </header>
  );
}
