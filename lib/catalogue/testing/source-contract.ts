import type { CatalogueSource } from './source';
import { describeArticles } from './testing/articles-contract';
import { describeCategoriesAndBrands } from './testing/brands-contract';
import { FIXTURE_CATALOGUE, FIXTURE_NOW, type FixtureCatalogue } from './testing/fixture-catalogue';
import { describeIndexedBrands } from './testing/indexed-brands-contract';
import { describeOffers } from './testing/offers-contract';
import { describeSearch } from './testing/search-contract';
import { describeSorting } from './testing/sorting-contract';
import { describeStateAndSubscriptions } from './testing/state-contract';

export type MakeSource = (fixture: FixtureCatalogue, now: Date) => Promise<CatalogueSource>;

const MAKE_SOURCE_TIMEOUT_MS = 30_000;

/** The one suite that every adapter passes. `makeSource` gives a source that holds the fixture, seen at `now`. */
export function describeCatalogueSource(name: string, makeSource: MakeSource): void {
  describe(`${name} as a catalogue source`, () => {
    let source: CatalogueSource;
    beforeAll(async () => {
      source = await makeSource(FIXTURE_CATALOGUE, FIXTURE_NOW);
    }, MAKE_SOURCE_TIMEOUT_MS);
    const getSource = () => source;
    describeCategoriesAndBrands(getSource);
    describeIndexedBrands(getSource);
    describeOffers(getSource);
    describeSorting(getSource);
    describeSearch(getSource);
    describeArticles(getSource);
    describeStateAndSubscriptions(getSource);
  });
}
