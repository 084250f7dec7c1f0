import { describeCatalogueSource } from '../testing/source-contract';
import { openTestCatalogue, removeTestCatalogues, saveFixture } from './testing/open-test-catalogue';

afterAll(removeTestCatalogues);

describeCatalogueSource('the database', async (fixture, now) => {
  const { source, store } = await openTestCatalogue(now);
  await saveFixture(store, fixture);
  return source;
});
