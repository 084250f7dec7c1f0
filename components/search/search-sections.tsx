import type { SearchResult } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n';
import { BrandGrid } from '@/components/catalogue/brand-grid';
import { OfferGrid } from '@/components/catalogue/offer-grid';
import { SearchSection } from './search-section';

type SearchSectionsProps = { locale: Locale; text: string; result: SearchResult; now: Date };

/** What was found, by kind; a kind with nothing found is left out. */
export function SearchSections({ locale, text, result, now }: SearchSectionsProps) {
  const { brands, coupons, deals } = result;
  const shared = { locale, text };
  return (
    <>
      <SearchSection {...shared} kind="brands" total={brands.total} isEmpty={brands.items.length === 0}>
        <BrandGrid brands={brands.items} locale={locale} query={text} />
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
