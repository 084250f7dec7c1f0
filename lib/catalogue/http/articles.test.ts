import { toApiArticle, toApiArticleList } from '../wire/article';
import { toApiBrand } from '../wire/brand';
import { toApiCategoryList } from '../wire/category';
import { ARTICLE_SUMMARIES, ARTICLES, BRANDS, CATEGORY } from '../wire/testing/items';
import { createFakeFetch } from './testing/create-fake-fetch';
import { createHttpCatalogue } from '.';

const baseUrl = 'https://api.example';
const PAGE = { total: 2, page: 1, pageSize: 20 };
const CATEGORIES = { data: toApiCategoryList({ items: [CATEGORY], ...PAGE }) };
const LUMERA = BRANDS.find((brand) => brand.uniqueName === 'lumera');

/** An article as docs/specification.md §3.5 describes it: its category only has a name, its brand no id. */
const SPARSE = {
  id: 3,
  slug: 'lamps',
  title: 'Lamps',
  category: { name: 'Travel' },
  brand: { name: 'Lumera', unique_name: 'lumera', total_coupons: 3 },
};

it.each(ARTICLES)('writes the article $slug again as it came', async (article) => {
  const wire = toApiArticle(article);
  const { fetch, calls } = createFakeFetch({ [`articles/slug/${article.slug}`]: { data: wire } });
  const read = await createHttpCatalogue({ baseUrl, fetch }).getArticleDraft(article.slug);
  expect(read && toApiArticle(read)).toEqual(wire);
  expect(calls.filter(({ path }) => path.startsWith('articles/'))).toHaveLength(1);
});

it('writes a list of articles again as it came', async () => {
  const items = ARTICLE_SUMMARIES.map((article) => ({ ...article, publishedAt: '2026-01-02' }));
  const wire = toApiArticleList({ items, ...PAGE });
  const { fetch, calls } = createFakeFetch({ articles: { data: wire } });
  expect(toApiArticleList(await createHttpCatalogue({ baseUrl, fetch }).listArticles())).toEqual(wire);
  expect(calls.map((call) => call.path)).toEqual([
    'articles?page=1&page_size=20&published=true&sort=created_at',
  ]);
});

it('looks up the category and brand that an article only names', async () => {
  const { fetch } = createFakeFetch({
    'articles/3': { data: SPARSE },
    'brands/name/lumera': { data: LUMERA && toApiBrand(LUMERA) },
    categories: CATEGORIES,
  });
  const article = await createHttpCatalogue({ baseUrl, fetch }).getArticle(3);
  expect(article).toMatchObject({ category: { name: 'Travel', slug: 'travel' }, brand: LUMERA });
});

it('does without a category and brand that it cannot look up', async () => {
  const report = jest.fn();
  const { fetch } = createFakeFetch({ 'articles/3': { data: SPARSE } });
  const article = await createHttpCatalogue({ baseUrl, fetch, report }).getArticle(3);
  expect(article).toMatchObject({ title: 'Lamps', category: null, brand: null });
  expect(report).toHaveBeenCalledTimes(1);
});

it('looks up the categories of a list once', async () => {
  const other = { ...SPARSE, id: 4, category: { name: 'Unlisted' }, brand: null };
  const { fetch, calls } = createFakeFetch({ articles: { data: [SPARSE, other] }, categories: CATEGORIES });
  const { items } = await createHttpCatalogue({ baseUrl, fetch }).listArticles();
  expect(items.map((article) => article.category)).toEqual([{ name: 'Travel', slug: 'travel' }, null]);
  expect(items[0]?.brand).toEqual({ name: 'Lumera', uniqueName: 'lumera', logo: null });
  expect(calls).toHaveLength(2);
});

describe('an article of a host', () => {
  const clock = () => new Date('2026-11-20T12:00:00Z');
  const HELD_BACK = [
    ['says so', { published: false }],
    ['says so in another way', { published: 'false', published_at: '2026-01-02' }],
    ['publishes it tomorrow', { published_at: '2026-11-21' }],
    [
      'publishes it in a second, and calls it published',
      { published: true, published_at: '2026-11-20T12:00:01Z' },
    ],
    ['has no date for it', { published_at: null }],
    ['has an empty date for it', { published_at: '0001-01-01T00:00:00Z' }],
  ] as const;
  const SHOWN = [
    ['says nothing of it', {}],
    ['has published it now', { published_at: '2026-11-20T12:00:00Z' }],
    ['says so, and has no date for it', { published: 1, published_at: null }],
    ['has a date that cannot be read', { published_at: 'last spring' }],
  ] as const;

  function open(fields: object) {
    const data = { ...SPARSE, category: null, brand: null, ...fields };
    const replies = { 'articles/slug/lamps': { data }, 'articles/3': { data }, articles: { data: [data] } };
    return createHttpCatalogue({ baseUrl, fetch: createFakeFetch(replies).fetch, clock });
  }

  it.each(HELD_BACK)('is shown to editors alone where the host %s', async (_, fields) => {
    const source = open(fields);
    expect(await source.getArticleBySlug('lamps')).toBeNull();
    expect(await source.getArticle(3)).toBeNull();
    expect((await source.listArticles()).items).toEqual([]);
    expect(await source.getArticleDraft('lamps')).toMatchObject({ slug: 'lamps' });
  });

  it.each(SHOWN)('is shown to all where the host %s', async (_, fields) => {
    const source = open(fields);
    expect(await source.getArticleBySlug('lamps')).toMatchObject({ slug: 'lamps' });
    expect(await source.getArticle(3)).toMatchObject({ slug: 'lamps' });
    expect((await source.listArticles()).items).toHaveLength(1);
  });
});
