import { buildArticle } from '@/lib/testing/build-article';
import { buildCoupon, buildDeal } from '@/lib/testing/build-offer';
import {
  buildBlogPosting,
  buildBreadcrumbList,
  buildGraph,
  buildOfferList,
  buildOrganization,
  buildWebSite,
} from './json-ld';

const SITE = { siteName: 'Clipmint', siteUrl: 'https://clipmint.example' };
const NOW = new Date('2026-11-20T12:00:00Z');
const CONTEXT = { locale: 'en', siteUrl: SITE.siteUrl, now: NOW } as const;

/** As it stands in the page: what is undefined is left out. */
function write(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data));
}

describe('buildGraph', () => {
  it('leaves nulls out', () => {
    expect(buildGraph(null, buildBreadcrumbList([], SITE.siteUrl))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'BreadcrumbList', itemListElement: [] }],
    });
  });
});

describe('buildWebSite', () => {
  it.each([
    ['en', 'https://clipmint.example/', 'https://clipmint.example/search?q={search_term_string}'],
    ['es', 'https://clipmint.example/es', 'https://clipmint.example/es/search?q={search_term_string}'],
  ] as const)('in %s has its own address and search', (locale, url, urlTemplate) => {
    expect(buildWebSite(locale, SITE)).toEqual({
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name: 'Clipmint',
      url,
      inLanguage: locale,
      publisher: { '@id': buildOrganization(SITE)['@id'] },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate },
        'query-input': 'required name=search_term_string',
      },
    });
  });
});

describe('buildBreadcrumbList', () => {
  it('numbers the way, and gives the page itself no link', () => {
    const crumbs = [{ label: 'Home', href: '/es' }, { label: 'Lumera' }];
    expect(write(buildBreadcrumbList(crumbs, SITE.siteUrl))).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://clipmint.example/es' },
        { '@type': 'ListItem', position: 2, name: 'Lumera' },
      ],
    });
  });
});

describe('buildOfferList', () => {
  it('names each offer, its own address, its last good moment and its shop', () => {
    const offers = [buildCoupon({ id: 7, endDate: '2026-11-30' }), buildDeal({ id: 8 })];
    const seller = { '@type': 'Organization', name: 'Lumera' };
    expect(write(buildOfferList(offers, { ...CONTEXT, locale: 'es' }))).toEqual({
      '@type': 'ItemList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: {
            '@type': 'Offer',
            name: 'A fifth off all lamps',
            url: 'https://clipmint.example/es/brands/lumera?coupon=7',
            validThrough: '2026-11-30T23:59:59.999Z',
            seller,
          },
        },
        {
          '@type': 'ListItem',
          position: 2,
          item: {
            '@type': 'Offer',
            name: 'Linen sets',
            url: 'https://clipmint.example/es/brands/lumera?deal=8',
            seller,
          },
        },
      ],
    });
  });

  it('names no code, and only the brand it knows', () => {
    const list = JSON.stringify(buildOfferList([buildCoupon({ brand: null, code: 'SUMMER20' })], CONTEXT));
    expect(list).not.toContain('SUMMER20');
    expect(list).not.toContain('seller');
    expect(list).toContain('/brands/7?coupon=1');
  });

  it('leaves out what has expired, and is nothing without the rest', () => {
    const over = buildDeal({ endDate: '2026-11-19' });
    expect(write(buildOfferList([over, buildDeal({ id: 9 })], CONTEXT))).toMatchObject({
      itemListElement: [{ position: 1, item: { url: 'https://clipmint.example/brands/lumera?deal=9' } }],
    });
    expect(buildOfferList([over], CONTEXT)).toBeNull();
  });

  it('names no more than a page of a list holds', () => {
    const offers = Array.from({ length: 100 }, (_, index) => buildCoupon({ id: index + 1 }));
    expect(buildOfferList(offers, CONTEXT)?.itemListElement).toHaveLength(20);
  });
});

describe('buildBlogPosting', () => {
  it('says what the article is, and in which language the page around it', () => {
    const article = buildArticle({ featuredImage: '/art/lamp.png', updatedAt: '2026-11-06T09:00:00Z' });
    expect(write(buildBlogPosting('fr', article, SITE))).toEqual({
      '@type': 'BlogPosting',
      headline: 'How to buy lamps',
      description: article.description,
      image: 'https://clipmint.example/art/lamp.png',
      datePublished: '2026-11-05T08:00:00.000Z',
      dateModified: '2026-11-06T09:00:00Z',
      articleSection: 'Home & Garden',
      author: buildOrganization(SITE),
      publisher: { '@id': 'https://clipmint.example/#organization' },
      mainEntityOfPage: {
        '@type': 'WebPage',
        '@id': 'https://clipmint.example/fr/blog/buying-lamps',
        inLanguage: 'fr',
      },
    });
  });

  it('keeps a picture of another host where it is, and leaves out what is not known', () => {
    const article = buildArticle({ featuredImage: 'https://cdn.example/lamp.png', category: null });
    const posting = write(buildBlogPosting('en', article, SITE));
    expect(posting).toMatchObject({ image: 'https://cdn.example/lamp.png' });
    expect(posting).not.toHaveProperty('dateModified');
    expect(posting).not.toHaveProperty('articleSection');
  });

  it('shows its drawn picture where it has none of its own', () => {
    expect(buildBlogPosting('en', buildArticle(), SITE)).toMatchObject({
      image: expect.stringMatching(/^https:\/\/clipmint\.example\/social\/en\/article\/buying-lamps\//),
    });
  });
});
