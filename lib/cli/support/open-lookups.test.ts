/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openEmbeddedCatalogue } from '@/lib/catalogue/select-source';
import { buildNewArticle, buildNewBrand, buildNewOffer } from '@/lib/catalogue/testing/new-rows';
import { parseSettings } from '@/lib/config/settings';
import { openLookups } from './open-lookups';

const folder = mkdtempSync(path.join(os.tmpdir(), 'open-lookups-'));

afterAll(() => rmSync(folder, { recursive: true }));

function getSettings(file: string, env = {}) {
  return parseSettings({ DATABASE_URL: `file:${path.join(folder, file)}`, ...env });
}

describe('openLookups', () => {
  it('asks the embedded catalogue', async () => {
    const settings = getSettings('filled.db');
    const { store } = openEmbeddedCatalogue(settings);
    await store.migrate();
    await store.write(async (writer) => {
      await writer.saveCategories([{ name: 'Travel', slug: 'travel', icon: 'airplane' }]);
      await writer.saveBrands([buildNewBrand({ uniqueName: 'lumera', name: 'Lumera' })]);
      await writer.saveOffers([
        buildNewOffer({ kind: 'coupon', externalId: 'a', brandUniqueName: 'lumera' }),
      ]);
      await writer.saveArticles([buildNewArticle({ slug: 'old', publishedAt: '2020-01-01' })]);
    });
    store.close();

    const { catalogue, obstacle, close } = await openLookups(settings);
    expect(obstacle).toBeNull();
    expect(catalogue?.categorySlugs).toEqual(['travel']);
    expect(await catalogue?.getBrand('lumera')).toMatchObject({ id: 1 });
    expect(await catalogue?.getBrand('lumerra')).toBeNull();
    expect(await catalogue?.suggestBrand('lumerra')).toBe(' Did you mean "lumera"?');
    expect(await catalogue?.findOffer({ kind: 'coupon', id: 1, brandKey: 'lumera' })).toMatchObject({
      brandId: 1,
    });
    expect(await catalogue?.findOffer({ kind: 'deal', id: 1, brandKey: 'lumera' })).toBeNull();
    expect(await catalogue?.hasArticle('old')).toBe(true);
    expect(await catalogue?.hasArticle('new')).toBe(false);
    close();
  });

  it('knows the file by every address that opens it', async () => {
    const { store } = openEmbeddedCatalogue(getSettings('local.db'));
    await store.migrate();
    store.close();
    const opened = await openLookups(
      parseSettings({ DATABASE_URL: `file://localhost${path.join(folder, 'local.db')}` }),
    );
    expect(opened.obstacle).toBeNull();
    opened.close();
  });

  it('makes no database where there is none', async () => {
    const { catalogue, obstacle } = await openLookups(getSettings('none.db'));
    expect(catalogue).toBeNull();
    expect(obstacle).toContain('none.db yet: npm start makes one.');
    expect(existsSync(path.join(folder, 'none.db'))).toBe(false);
  });

  it('says what is wrong with one that cannot be read', async () => {
    writeFileSync(path.join(folder, 'broken.db'), 'no database at all, '.repeat(100));
    const { catalogue, obstacle } = await openLookups(getSettings('broken.db'));
    expect(catalogue).toBeNull();
    expect(obstacle).toContain('broken.db: it is no intact database');
  });

  it('says that an API host does not answer', async () => {
    const settings = getSettings('filled.db', { API_BASE_URL: 'http://127.0.0.1:9' });
    const { catalogue, obstacle } = await openLookups(settings);
    expect(catalogue).toBeNull();
    expect(obstacle).toMatch(/^http:\/\/127\.0\.0\.1:9 does not answer as it should: .+/);
  });
});
