/** @jest-environment node */
import { buildMissingMetadata, buildPageMetadata } from './page-metadata';

const PAGE = {
  locale: 'en',
  siteName: 'Clipmint',
  title: 'All Brands - Clipmint',
  description: 'Every shop.',
} as const;

describe('buildPageMetadata', () => {
  it('says everything the spec asks of a page', () => {
    expect(buildPageMetadata({ ...PAGE, path: '/brands' })).toMatchObject({
      title: { absolute: 'All Brands - Clipmint' },
      description: 'Every shop.',
      keywords: expect.arrayContaining(['coupons']),
      alternates: { canonical: '/brands' },
      robots: { index: true, follow: true },
      openGraph: { title: 'All Brands - Clipmint', url: '/brands', images: ['/social-card.png'] },
      twitter: { card: 'summary_large_image', images: ['/social-card.png'] },
    });
  });

  it('gives a language its own canonical', () => {
    expect(buildPageMetadata({ ...PAGE, locale: 'es', path: '/brands' }).alternates?.canonical).toBe(
      '/es/brands',
    );
  });

  it('shows the picture it is given', () => {
    expect(buildPageMetadata({ ...PAGE, image: '/x.png' }).twitter).toMatchObject({ images: ['/x.png'] });
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
  it('leaves the robots tag to Next, which adds its own to a 404', () => {
    const metadata = buildMissingMetadata('Brand Not Found', 'Clipmint', 'No such brand.');
    expect(metadata.title).toEqual({ absolute: 'Brand Not Found - Clipmint' });
    expect(metadata).not.toHaveProperty('robots');
  });
});
