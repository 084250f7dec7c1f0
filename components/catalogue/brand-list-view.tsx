import type { Brand, Category, Page } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n';
import { buildListHref, type ListState } from '@/lib/url/paths';
import { Container } from '@/components/ui/container';
import { BrandGrid } from './brand-grid';
import { LetterIndex } from './letter-index';
import { ListEmptyState } from './list-empty-state';
import { ListHeader } from './list-header';
import { ListPagination } from './list-pagination';

type BrandListViewProps = { locale: Locale; state: ListState; categories: Category[]; brands: Page<Brand> };

/** The list of brands (spec §2, "Brand list"). */
export function BrandListView({ locale, state, categories, brands }: BrandListViewProps) {
  return (
    <Container>
      <ListHeader locale={locale} list="brands" state={state} categories={categories} result={brands}>
        <LetterIndex locale={locale} state={state} />
      </ListHeader>
      {brands.items.length > 0 ? (
        <BrandGrid brands={brands.items} locale={locale} query={state.text} />
      ) : (
        <ListEmptyState locale={locale} list="brands" state={state} />
      )}
      <ListPagination
        locale={locale}
        list={brands}
        buildHref={(page) => buildListHref(locale, 'brands', { ...state, page })}
      />
    </Container>
  );
}
