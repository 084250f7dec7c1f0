import { Container } from '@/components/ui/container';
import { LinkChips } from '@/components/ui/link-chips';
import type { Brand, Category, Page } from '@/lib/catalogue/types';
import { getMessages, getTranslator, type Locale } from '@/lib/i18n';
import { formatLetter, isWholeList } from '@/lib/url/list-state';
import { LIST_CHOICES } from '@/lib/url/path-parts.js';
import { buildChoiceHref, buildListHref, type ListState } from '@/lib/url/paths';
import { BrandGrid } from './brand-grid';
import { ListEmptyState } from './list-empty-state';
import { ListHeader } from './list-header';
import { ListPagination } from './list-pagination';
import { PreloadedList } from './preloaded-list';

type BrandListViewProps = { locale: Locale; state: ListState; categories: Category[]; brands: Page<Brand> };

/** The list of brands (docs/specification.md §2.4). */
export function BrandListView({ locale, state, categories, brands }: BrandListViewProps) {
  const items =
    brands.items.length > 0 ? (
      <BrandGrid brands={brands.items} locale={locale} query={state.text} />
    ) : (
      <ListEmptyState locale={locale} list="brands" state={state} />
    );
  return (
    <Container>
      <ListHeader locale={locale} list="brands" state={state} categories={categories} result={brands}>
        <LetterIndex locale={locale} state={state} />
      </ListHeader>
      {isWholeList(state) ? (
        <PreloadedList
          list="brands"
          page={brands.page}
          locale={locale}
          counts={getMessages(locale).common.counts}
        >
          {items}
        </PreloadedList>
      ) : (
        items
      )}
      <ListPagination
        locale={locale}
        list={brands}
        buildHref={(page) => buildListHref(locale, 'brands', { ...state, page })}
      />
    </Container>
  );
}

/** Links to the brands of each letter; they keep the text and the category and begin at page 1. */
function LetterIndex({ locale, state }: { locale: Locale; state: ListState }) {
  const t = getTranslator(locale);
  const chips = [undefined, ...LIST_CHOICES.letter.values].map((letter) => ({
    label: letter === undefined ? t('lists.letters.all') : formatLetter(letter, t),
    href: buildChoiceHref(locale, 'brands', state, { letter }),
    isCurrent: letter === state.letter,
  }));
  return <LinkChips chips={chips} label={t('lists.letters.label')} size="small" />;
}
