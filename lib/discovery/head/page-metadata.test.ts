import { buildMissingMetadata, buildPageMetadata } from './page-metadata';

const PAGE = {
  locale: 'en',
  siteName: 'Clipmint',
  title: 'All Brands - Clipmint',
  description: 'Every shop on Clipmint with its coupons and deals, by name.',
} as const;

describe('buildPageMetadata', () => {
  it('says everything that docs/specification.md §2.2.8 asks of a page', () => {
    const { title, description } = PAGE;
    const images = [
      {
        url: '/social/en/home.png',
        alt: 'Clipmint. Discover, save, and enjoy more',
        width: 1200,
        height: 630,
      },
    ];
    expect(buildPageMetadata({ ...PAGE, path: '/brands' })).toMatchObject({
      title: { absolute: title },
      description,
      keywords: 'coupons, promo codes, deals, discounts, offers',
      alternates: { canonical: '/brands' },
      robots: { index: true, follow: true },
      openGraph: {
        ...{ type: 'website', siteName: 'Clipmint', title, description, url: '/brands', images },
        locale: 'en_US',
      },
      twitter: { card: 'summary_large_image', title, description, images },
    });
  });

  it('gives a language its own canonical, card and keywords', () => {
    const { alternates, keywords, openGraph } = buildPageMetadata({ ...PAGE, locale: 'es', path: '/brands' });
    expect(alternates?.canonical).toBe('/es/brands');
    expect(openGraph).toMatchObject({
      url: '/es/brands',
      locale: 'es_ES',
      alternateLocale: ['en_US', 'fr_FR'],
    });
    expect(alternates?.languages).toMatchObject({ es: '/es/brands', 'x-default': '/brands' });
    expect(keywords).toContain('cupones');
  });

  it.each([{ isIndexed: false }, { isPrivate: true }])('%j names no other languages', (kept) => {
    const { alternates } = buildPageMetadata({ ...PAGE, ...kept, path: '/search' });
    expect(alternates).toMatchObject({ canonical: '/search', languages: undefined });
  });

  it('names a page of no address without one', () => {
    expect(buildPageMetadata(PAGE).alternates).toMatchObject({ canonical: undefined, languages: undefined });
  });

  it('sends its card elsewhere where it is not that of its one address', () => {
    const { alternates, openGraph } = buildPageMetadata({ ...PAGE, path: '/a', cardPath: '/a?coupon=7' });
    expect([alternates?.canonical, openGraph?.url]).toEqual(['/a', '/a?coupon=7']);
  });

  it('shows the picture it is given', () => {
    const images = [{ url: '/x.png', alt: 'A lamp' }];
    const metadata = buildPageMetadata({ ...PAGE, image: { url: '/x.png', alt: 'A lamp' } });
    expect(metadata).toMatchObject({ openGraph: { images }, twitter: { images } });
  });

  it('makes its keywords of what the page is about', () => {
    expect(buildPageMetadata({ ...PAGE, about: ['Lumera'] }).keywords).toBe(
      'Lumera coupons, Lumera promo codes, Lumera deals, coupons, promo codes, deals, discounts, offers',
    );
  });

  it('is the card of an article where there is one', () => {
    const article = { publishedTime: '2026-11-05', section: 'Travel', tags: ['Lumera'] };
    expect(buildPageMetadata({ ...PAGE, article }).openGraph).toMatchObject({ type: 'article', ...article });
  });

  it.each([
    [{ page: 1 }, PAGE.title, PAGE.description],
    [{ page: 2 }, `${PAGE.title} - Page 2`, `Page 2: ${PAGE.description}`],
    [
      { page: 1200, tab: 'Deals' },
      `${PAGE.title} - Deals, page 1,200`,
      `Deals, page 1,200: ${PAGE.description}`,
    ],
    [{ tab: 'Deals' }, PAGE.title, PAGE.description],
  ])('of %j says which page it is, everywhere', (which, title, description) => {
    const said = { title, description };
    expect(buildPageMetadata({ ...PAGE, ...which })).toMatchObject({
      title: { absolute: title },
      description,
      openGraph: said,
      twitter: said,
    });
  });

  it('says what the site is after a description that says little', () => {
    expect(buildPageMetadata({ ...PAGE, description: 'Work with us.' }).description).toBe(
      'Work with us. Clipmint: coupons and deals with honest end dates.',
    );
  });

  it('cuts a long description after a word, and keeps the number of its page', () => {
    const description = 'Lamps and linen. '.repeat(20);
    const cut = buildPageMetadata({ ...PAGE, description, page: 3 }).description ?? '';
    expect(cut).toMatch(/^Page 3: Lamps and .*(Lamps|and|linen)…$/);
    expect(cut.length).toBeLessThanOrEqual(160);
  });
});

describe('robots of buildPageMetadata', () => {
  it.each([
    ['an open page', {}, { index: true, follow: true }],
    ['a page that is not indexed', { isIndexed: false }, { index: false, follow: true }],
    ['a private page', { isPrivate: true }, { index: false, follow: false }],
  ])('of %s', (_, choices, robots) => {
    expect(buildPageMetadata({ ...PAGE, ...choices }, true).robots).toEqual(robots);
    expect(buildPageMetadata({ ...PAGE, ...choices }, false).robots).toEqual({ index: false, follow: false });
  });
});

describe('buildMissingMetadata', () => {
  it('keeps the page and its links out of search engines', () => {
    expect(
      buildMissingMetadata(PAGE, { title: 'Brand Not Found', description: 'No such brand.' }),
    ).toMatchObject({
      title: { absolute: 'Brand Not Found - Clipmint' },
      robots: { index: false, follow: false },
    });
  });

  it('has a card, for those who are sent an address that is gone', () => {
    expect(buildMissingMetadata(PAGE, { title: 'Gone', description: 'No such brand.' })).toMatchObject({
      openGraph: { title: 'Gone - Clipmint', siteName: 'Clipmint', url: undefined },
      twitter: { description: 'No such brand.' },
    });
  });
});
