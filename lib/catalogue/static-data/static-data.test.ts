import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  openTestCatalogue,
  removeTestCatalogues,
  saveFixture,
} from '../database/testing/open-test-catalogue';
import { describeCatalogueSource } from '../testing/source-contract';
import { buildStaticData } from './build-static-data';
import { withStaticData } from './with-static-data';

const folder = mkdtempSync(path.join(os.tmpdir(), 'static-data-'));
const report = jest.fn();

afterAll(() => {
  rmSync(folder, { recursive: true });
  removeTestCatalogues();
});

describeCatalogueSource('a source behind pre-built files', async (fixture, now) => {
  const { source, store } = await openTestCatalogue(now);
  await saveFixture(store, fixture);
  for (const [name, content] of Object.entries(await buildStaticData(source, now))) {
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(content));
  }
  return withStaticData(source, { folder, maxAgeMs: 60_000, clock: () => now, report });
});

it('has no broken file to report', () => {
  expect(report).not.toHaveBeenCalled();
});
