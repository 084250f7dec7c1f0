import { isCapped } from '@/lib/catalogue/source';
import type { ReactNode } from 'react';
import { BrandGrid } from '@/components/catalogue/brand-grid';
import { OfferGrid } from '@/components/catalogue/tickets/offer-grid';
import { LinkChips } from '@/components/ui/link-chips';
import type { SearchResult } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { buildSearchHref, type ListName } from '@/lib/url/paths';
import styles from './search-results.module.scss';

type SearchSectionsProps = { locale: Locale; text: string; result: SearchResult; now: Date };

/** What was found, by kind; a kind with nothing found is left out. */
export function SearchSections({ locale, text, result, now }: SearchSectionsProps) {
  const { brands, coupons, deals, page } = result;
  const shared = { locale, text, page };
  return (
    <>
      <SectionLinks locale={locale} result={result} />
      <SearchSection {...shared} kind="brands" total={brands.total} isEmpty={brands.items.length === 0}>
        <BrandGrid brands={brands.items} locale={locale} query={text} isCompact />
      </SearchSection>
      <SearchSection {...shared} kind="coupons" total={coupons.total} isEmpty={coupons.items.length === 0}>
        <OfferGrid offers={coupons.items} locale={locale} now={now} query={text} />
      </SearchSection>
      <SearchSection {...shared} kind="deals" total={deals.total} isEmpty={deals.items.length === 0}>
        <OfferGrid offers={deals.items} locale={locale} now={now} query={text} />
      </SearchSection>
    </>
  );
}

type SearchSectionProps = {
  locale: Locale;
  text: string;
  kind: ListName;
  total: number;
  page: number;
  isEmpty: boolean;
  children: ReactNode;
};

/** One kind of result with its total; past its end it says where its items are. */
function SearchSection({ locale, text, page, kind, total, isEmpty, children }: SearchSectionProps) {
  const t = getTranslator(locale);
  // An API host may send a total without items: before page 1 there are none either.
  if (total === 0 || (isEmpty && page === 1)) return null;
  const headingId = buildHeadingId(kind);
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {t(`search.sections.${kind}`)} <span className={styles.total}>{formatTotal(locale, total)}</span>
      </h2>
      {isEmpty ? (
        <p>
          {t('search.onEarlierPages')} <a href={buildSearchHref(locale, text)}>{t('search.showFirstPage')}</a>
        </p>
      ) : (
        children
      )}
    </section>
  );
}

const KINDS = ['brands', 'coupons', 'deals'] as const;

/** The totals of what was found, each the way to its section; nothing where there is one section. */
function SectionLinks({ locale, result }: Pick<SearchSectionsProps, 'locale' | 'result'>) {
  const t = getTranslator(locale);
  const hasItems = (kind: (typeof KINDS)[number]) =>
    result[kind].total > 0 && (result.page > 1 || result[kind].items.length > 0);
  const chips = KINDS.filter(hasItems).map((kind) => ({
    href: `#${buildHeadingId(kind)}`,
    label: `${t(`search.sections.${kind}`)} ${formatTotal(locale, result[kind].total)}`,
  }));
  return chips.length > 1 ? <LinkChips chips={chips} label={t('search.jump')} size="small" /> : null;
}

function buildHeadingId(kind: ListName): string {
  return `found-${kind}`;
}

function formatTotal(locale: Locale, total: number): string {
  return isCapped(total)
    ? getTranslator(locale)('search.atLeast', { count: total })
    : total.toLocaleString(locale);
}
