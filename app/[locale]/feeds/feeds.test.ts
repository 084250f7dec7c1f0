import { createBrokenSource, createFakeSource } from '@/lib/api/testing/fake-source';
import { getCatalogueIn } from '@/lib/catalogue';
import { logFailure } from '@/lib/server/log-failure';
import { GET as getBlog } from './blog/route';
import { GET as getBrand } from './brands/[slug]/route';
import { GET as getCategory } from './categories/[slug]/route';
import { GET as getOffers } from './offers/route';
import { GET as getSearch } from './search/route';

jest.mock('@/lib/catalogue', () => ({ getCatalogueIn: jest.fn() }));
jest.mock('@/lib/server/log-failure', () => ({ logFailure: jest.fn() }));

const NOW = new Date('2026-11-20T12:00:00Z');
const locale = 'en';

function ask(path: string, headers: Record<string, string> = {}): Request {
  return new Request(`http://localhost:3000${path}`, { headers });
}

function inLanguage(values: { slug?: string } = {}) {
  return { params: Promise.resolve({ locale, slug: '', ...values }) };
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.mocked(getCatalogueIn).mockReturnValue(createFakeSource());
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('GET /feeds', () => {
  it.each([
    ['offers', () => getOffers(ask('/feeds/offers'), inLanguage()), 'brands/lumera?coupon=2'],
    ['blog', () => getBlog(ask('/feeds/blog'), inLanguage()), 'blog/more-light'],
    [
      'brands/lumera',
      () => getBrand(ask('/feeds/brands/lumera'), inLanguage({ slug: 'lumera' })),
      'brands/lumera?deal=2',
    ],
    [
      'categories/travel',
      () => getCategory(ask('/feeds/categories/travel'), inLanguage({ slug: 'travel' })),
      'brands/lumera?coupon=2',
    ],
    [
      'search?q=lamps',
      () => getSearch(ask('/feeds/search?q=%20lamps%00'), inLanguage()),
      'brands/lumera?coupon=2',
    ],
  ])('%s is a feed that may be kept for five minutes, and no page', async (name, get, address) => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=300');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    const xml = await response.text();
    expect(xml).toContain(`href="http://localhost:3000/feeds/${name}" rel="self"`);
    expect(xml).toContain(`<guid isPermaLink="true">http://localhost:3000/${address}</guid>`);
    expect(xml).not.toContain('LAMP20');
  });

  it.each([
    ['If-None-Match', 'ETag'],
    ['If-Modified-Since', 'Last-Modified'],
  ])('responds with 304 to %s', async (condition, validator) => {
    const first = await getOffers(ask('/feeds/offers'), inLanguage());
    const value = first.headers.get(validator) ?? '';
    expect(value).not.toBe('');
    const second = await getOffers(ask('/feeds/offers', { [condition]: value }), inLanguage());
    expect(second.status).toBe(304);
    expect(second.body).toBeNull();
    expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'));
    expect(second.headers.get('Cache-Control')).toBe(first.headers.get('Cache-Control'));
    expect(second.headers.get('Content-Type')).toBeNull();
  });

  it('has the tag of its content: the same until something changes', async () => {
    const getTag = async () => (await getOffers(ask('/feeds/offers'), inLanguage())).headers.get('ETag');
    const before = await getTag();
    expect(before).toMatch(/^W\/"[\w-]{43}"$/);
    jest.setSystemTime(new Date('2026-11-21T12:00:00Z'));
    expect(await getTag()).toBe(before);
    // One of the offers has expired since.
    jest.setSystemTime(new Date('2026-12-01T00:00:00Z'));
    expect(await getTag()).not.toBe(before);
  });

  it('leads from an old address to the feed of the present one, for good', async () => {
    const source = createFakeSource();
    const [, brand = null] = await Promise.all([1, 2].map((id) => source.getBrand(id)));
    const [category = null] = (await source.listCategories()).items;
    const moved = { getBrandByUniqueName: async () => brand, findMovedCategory: async () => category };
    jest.mocked(getCatalogueIn).mockReturnValue({ ...source, ...moved });
    const responses = [
      await getBrand(ask('/feeds/brands/old'), inLanguage({ slug: 'old' })),
      await getCategory(ask('/feeds/categories/old'), inLanguage({ slug: 'old' })),
    ];
    expect(responses.map(({ status, headers }) => [status, headers.get('Location')])).toEqual([
      [308, '/feeds/brands/lumera'],
      [308, '/feeds/categories/travel'],
    ]);
  });

  it.each([
    ['an unknown brand', () => getBrand(ask('/feeds/brands/x'), inLanguage({ slug: 'x' }))],
    ['an unknown category', () => getCategory(ask('/feeds/categories/x'), inLanguage({ slug: 'x' }))],
    ['a search without a text', () => getSearch(ask('/feeds/search?q=%20'), inLanguage())],
  ])('responds with 404 in words for %s', async (_, get) => {
    const response = await get();
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe('There is no feed at this address.\n');
  });

  it('responds with 503 where the catalogue fails, which nothing keeps', async () => {
    const failure = new Error('down');
    jest.mocked(getCatalogueIn).mockReturnValue(createBrokenSource(failure));
    const response = await getOffers(ask('/feeds/offers'), inLanguage());
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).not.toContain('down');
    expect(logFailure).toHaveBeenCalledWith('A feed could not be served', failure);
  });
});
