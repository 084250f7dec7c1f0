import type { CatalogueSource } from '../source';
import { describeArticles } from './articles-contract';
import { describeCategoriesAndBrands } from './brands-contract';
import { FIXTURE_CATALOGUE, FIXTURE_NOW, type FixtureCatalogue } from './fixture-catalogue';
import { describeIndexedBrands } from './indexed-brands-contract';
import { describeOffers } from './offers-contract';
import { describeRelated } from './related-contract';
import { describeSearch } from './search-contract';
import { describeSorting } from './sorting-contract';
import { describeStateAndSubscriptions } from './state-contract';

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
    describeRelated(getSource);
    describeOffers(getSource);
    describeSorting(getSource);
    describeSearch(getSource);
    describeArticles(getSource);
    describeStateAndSubscriptions(getSource);
  });
}
