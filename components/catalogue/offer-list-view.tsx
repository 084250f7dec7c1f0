import { Container } from '@/components/ui/container';
import type { Category, Offer, Page } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n';
import type { OfferFacets } from '@/lib/pages/facets';
import { isWholeList } from '@/lib/url/list-state';
import { buildListHref, type ListState, type OfferListName } from '@/lib/url/paths';
import { FiltersAndSorting } from './filters/filters-and-sorting';
import { ListEmptyState } from './list-empty-state';
import { ListHeader } from './list-header';
import { ListPagination } from './list-pagination';
import { OfferGrid } from './tickets/offer-grid';
import { PreloadedList } from './preloaded-list';

type OfferListViewProps = {
  locale: Locale;
  list: OfferListName;
  state: ListState;
  categories: Category[];
  offers: Page<Offer>;
  facets?: OfferFacets;
  now: Date;
};

/** The list of coupons or of deals (docs/specification.md §2.7 and §2.8). */
export function OfferListView({ locale, list, state, categories, offers, facets, now }: OfferListViewProps) {
  const items =
    offers.items.length > 0 ? (
      <OfferGrid offers={offers.items} locale={locale} now={now} query={state.text} />
    ) : (
      <ListEmptyState locale={locale} list={list} state={state} />
    );
  return (
    <Container>
      <ListHeader locale={locale} list={list} state={state} categories={categories} result={offers}>
        <FiltersAndSorting locale={locale} list={list} state={state} facets={facets} />
      </ListHeader>
      {isWholeList(state) ? (
        <PreloadedList {...{ list, locale }} page={offers.page} now={now.toISOString()}>
          {items}
        </PreloadedList>
      ) : (
        items
      )}
      <ListPagination
        locale={locale}
        list={offers}
        buildHref={(page) => buildListHref(locale, list, { ...state, page })}
      />
    </Container>
  );
}
