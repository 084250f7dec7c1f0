import { UNKNOWN_ID, type GetSource } from './contract-helpers';

export function describeArticles(source: GetSource): void {
  describe('articles', () => {
    it('lists published ones, newest first', async () => {
      const { items, total } = await source().listArticles();
      expect(items.map((article) => article.slug)).toEqual(['small-print', 'packing-light']);
      expect(total).toBe(2);
      expect(items[1]).toMatchObject({
        title: 'Packing light',
        featured: true,
        publishedAt: '2026-11-10',
        category: { name: 'Travel', slug: 'travel' },
        brand: { name: 'Alpenglow Travel', uniqueName: 'alpenglow-travel' },
      });
      expect(items[0]).toMatchObject({ category: null, brand: null });
    });

    it('pages them', async () => {
      expect(await source().listArticles({ page: 2, pageSize: 1 })).toMatchObject({
        total: 2,
        items: [{ slug: 'packing-light' }],
      });
    });

    it('gives one whole, with its brand and its listed offers in order', async () => {
      const article = await source().getArticleBySlug('packing-light');
      expect(article).toMatchObject({
        content: '# Packing\n\nTake less.',
        metaTitle: 'How to pack light',
        brand: { uniqueName: 'alpenglow-travel', totalCoupons: 1, totalDeals: 1 },
      });
      expect(article?.coupons.map((coupon) => coupon.name)).toEqual([
        'Beach towels <b>half price</b> & "more"',
        '20% off night trains',
      ]);
      expect(article?.deals.map((deal) => deal.title)).toEqual(['Rail pass']);
      expect(await source().getArticle(article?.id ?? UNKNOWN_ID)).toEqual(article);
    });

    it.each(['draft', 'tomorrow', 'no-such-article'])('returns null for %s', async (slug) => {
      expect(await source().getArticleBySlug(slug)).toBeNull();
    });

    it.each(['draft', 'tomorrow', 'packing-light'])(
      'gives %s as it stands to who may see drafts',
      async (slug) => {
        const article = await source().getArticleDraft(slug);
        expect(article).toMatchObject({ slug, title: expect.any(String), content: expect.any(String) });
        const published = await source().getArticleBySlug(slug);
        expect(published).toEqual(slug === 'packing-light' ? article : null);
      },
    );

    it('gives a draft by its id to nobody', async () => {
      const draft = await source().getArticleDraft('draft');
      expect(await source().getArticle(draft?.id ?? UNKNOWN_ID)).toBeNull();
    });

    it('has no draft of an unknown slug', async () => {
      expect(await source().getArticleDraft('no-such-article')).toBeNull();
    });

    it('returns null for an unknown id', async () => {
      expect(await source().getArticle(UNKNOWN_ID)).toBeNull();
    });
  });
}
