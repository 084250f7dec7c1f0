import { FollowLink } from '@/components/catalogue/follow-link';
import { ListPagination } from '@/components/catalogue/list-pagination';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { isCapped, MAX_SEARCH_TOTAL } from '@/lib/catalogue/source';
import type { SearchResult } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { buildSearchHref, localizePath } from '@/lib/url/paths';
import { SearchBox } from '@/components/search/search-box';
import { SearchSections } from './search-sections';
import styles from './search-results.module.scss';
import { ShortcutSetting } from './shortcut-setting';

type SearchViewProps = {
  locale: Locale;
  text: string;
  page: number;
  /** Null where nothing was searched for. */
  result: SearchResult | null;
  now: Date;
};

/** The results of a search (docs/specification.md §2.11). */
export function SearchView({ locale, text, page, result, now }: SearchViewProps) {
  const t = getTranslator(locale);
  const browse = { href: localizePath(locale, '/categories'), label: t('search.browseCategories') };
  if (result === null || text === '') {
    return (
      <Container>
        <SearchHead
          locale={locale}
          text=""
          title={t('search.start.title')}
          note={t('search.start.message')}
        />
        <ShortcutSetting label={t('search.shortcut')} />
      </Container>
    );
  }
  const { brands, coupons, deals, total, pageSize } = result;
  return (
    <Container>
      <SearchHead
        locale={locale}
        text={text}
        title={t('search.headline', { query: text })}
        note={
          [brands, coupons, deals].some((section) => isCapped(section.total))
            ? t('search.countAtLeast', { count: MAX_SEARCH_TOTAL })
            : t('search.count', { count: total })
        }
      />
      {hasItems(result) || (total > 0 && page > 1) ? (
        <SearchSections locale={locale} text={text} result={result} now={now} />
      ) : (
        <EmptyState
          title={t('search.none.title')}
          message={t('search.none.message', { query: text })}
          action={browse}
        />
      )}
      <ListPagination
        locale={locale}
        // As many pages as the longest section needs (docs/specification.md §2.11.4).
        list={{ page, pageSize, total: Math.max(brands.total, coupons.total, deals.total) }}
        buildHref={(target) => buildSearchHref(locale, text, target)}
      />
      <FollowLink locale={locale} topic={{ kind: 'search', text }} />
      <ShortcutSetting label={t('search.shortcut')} />
    </Container>
  );
}

function hasItems(result: SearchResult): boolean {
  return [result.brands, result.coupons, result.deals].some(({ items }) => items.length > 0);
}

type SearchHeadProps = { locale: Locale; text: string; title: string; note: string };

/** The headline and the box to search again. */
function SearchHead({ locale, text, title, note }: SearchHeadProps) {
  const t = getTranslator(locale);
  return (
    <header className={styles.head} data-list-search>
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
    </header>
  );
}
