import type { NewArticle } from '@/lib/catalogue';
import type { RawRow } from '../feed';
import { openImportCatalogue, type ImportCatalogue } from '../testing/open-import-catalogue';
import { buildRawOffer } from '../testing/raw-format';

const COUPON = { source: 'net', externalId: '1' };

function buildArticle(changes: Partial<NewArticle> = {}): RawRow {
  return {
    record: 'article',
    article: {
      ...{ slug: 'may', title: 'Codes for May', description: '', content: '# Codes', featuredImage: null },
      ...{ featured: false, publishedAt: '2026-05-01', metaTitle: null, metaDescription: null },
      ...{ categorySlug: null, brandUniqueName: null, coupons: [], deals: [], ...changes },
    },
  };
}

describe('articles of an exported catalogue', () => {
  let catalogue: ImportCatalogue;

  beforeEach(async () => {
    catalogue = await openImportCatalogue();
  });

  afterEach(() => catalogue.close());

  const run = (rows: RawRow[]) => catalogue.run([buildRawOffer({ externalId: '1', code: 'A1' }), ...rows]);

  it('are saved with the offers of their own file, and once', async () => {
    const article = buildArticle({ coupons: [COUPON] });
    expect(await run([article])).toMatchObject({
      rows: 2,
      records: { articles: { created: 1 } },
      changedArticles: ['may'],
    });
    const saved = await catalogue.store.write((writer) => writer.findArticle('may'));
    expect(saved).toMatchObject({ title: 'Codes for May', couponIds: [1] });
    expect(await run([article])).toMatchObject({
      records: { articles: { unchanged: 1 } },
      changedArticles: [],
    });
  });

  it.each<[Partial<NewArticle>, string]>([
    [{ categorySlug: 'none' }, 'there is no category "none"'],
    [{ brandUniqueName: 'nobody' }, 'there is no brand "nobody"'],
    [{ coupons: [{ source: 'net', externalId: '9' }] }, 'there is no coupon 9 of net'],
    [{ deals: [COUPON] }, 'there is no deal 1 of net'],
  ])('are skipped where they name what is not there: %j', async (changes, reason) => {
    expect(await run([buildArticle(changes)])).toMatchObject({
      status: 'imported',
      skipped: [{ row: 2, externalId: 'may', reason }],
      records: { articles: { created: 0 } },
    });
  });
});
