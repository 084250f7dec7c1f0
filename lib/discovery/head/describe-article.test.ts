import { buildArticle } from '@/lib/testing/build-article';
import { describeArticle, listArticleDates } from './describe-article';

describe('describeArticle', () => {
  it('is the card of an article', () => {
    const article = buildArticle({ updatedAt: '2026-11-06T09:00:00Z' });
    expect(describeArticle('en', article, 'Clipmint')).toMatchObject({
      title: { absolute: 'How to buy lamps' },
      description: article.description,
      keywords: expect.stringMatching(/^Lumera coupons, .*Home & Garden deals/),
      alternates: { canonical: '/blog/buying-lamps' },
      robots: { index: true, follow: true },
      openGraph: {
        type: 'article',
        publishedTime: '2026-11-05T08:00:00.000Z',
        modifiedTime: '2026-11-06T09:00:00Z',
        section: 'Home & Garden',
        tags: ['Lumera', 'Home & Garden'],
        images: [
          { url: expect.stringMatching(/^\/social\/en\/article\/buying-lamps\//), width: 1200, height: 630 },
        ],
      },
    });
  });

  it('takes its own title and description for search engines first', () => {
    const metaDescription = 'Lumens.';
    const article = buildArticle({ metaTitle: 'Lamps, explained', metaDescription });
    expect(describeArticle('en', article, 'Clipmint')).toMatchObject({
      title: { absolute: 'Lamps, explained' },
      description: metaDescription,
      twitter: { title: 'Lamps, explained', description: metaDescription },
    });
  });

  it('adds what the blog is about to a description that is short', () => {
    const article = buildArticle({ description: 'What lumens mean.' });
    expect(describeArticle('en', article, 'Clipmint').description).toBe(
      'What lumens mean. Guides and advice on shopping for less, from the editors of Clipmint.',
    );
  });

  it('says less of one without category, brand and picture', () => {
    const article = buildArticle({ category: null, brand: null });
    const { openGraph } = describeArticle('en', article, 'Clipmint');
    expect(openGraph).toMatchObject({ tags: [], section: undefined, modifiedTime: undefined });
  });

  it('of a preview stays out of search engines, under the title of the preview', () => {
    const preview = { title: 'Preview: How to buy lamps', isPrivate: true };
    expect(describeArticle('en', buildArticle(), 'Clipmint', preview)).toMatchObject({
      title: { absolute: 'Preview: How to buy lamps' },
      robots: { index: false, follow: false },
    });
  });
});

const UNKNOWN = '1970-01-01T00:00:00.000Z';

test.each([
  [
    'its publication',
    '2026-11-05',
    '2026-11-01T08:00:00Z',
    '2026-11-06T09:00:00Z',
    '2026-11-05',
    '2026-11-06T09:00:00Z',
  ],
  [
    'its creation',
    null,
    '2026-11-01T08:00:00Z',
    '2026-11-06T09:00:00Z',
    '2026-11-01T08:00:00Z',
    '2026-11-06T09:00:00Z',
  ],
  ['no change before it came out', '2026-11-05', '2026-11-01', '2026-11-04', '2026-11-05', undefined],
  [
    'no change at the moment it came out',
    '2026-11-05',
    '2026-11-01',
    '2026-11-05T00:00:00Z',
    '2026-11-05',
    undefined,
  ],
  ['no change that nobody knows of', '2026-11-05', UNKNOWN, UNKNOWN, '2026-11-05', undefined],
  ['nothing that nobody knows', null, UNKNOWN, UNKNOWN, undefined, undefined],
])('an article says %s', (_, publishedAt, createdAt, updatedAt, published, modified) => {
  expect(listArticleDates({ publishedAt, createdAt, updatedAt })).toEqual({ published, modified });
});
