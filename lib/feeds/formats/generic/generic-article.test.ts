import { buildGenericColumns } from './generic-columns';
import { toRawArticle } from './generic-article';
import { GenericRow } from './generic-row';

const SPARE = { record: 'article', slug: 'codes-for-may', title: 'Codes for May' };

const read = (fields: Record<string, unknown>) =>
  toRawArticle(new GenericRow({ ...SPARE, ...fields }, buildGenericColumns()));

it('takes every field, and its text to the letter', () => {
  const row = {
    ...{
      description: 'All of them',
      content: '  # Codes\n\n- one  \n',
      image: '/may.svg',
      is_featured: true,
    },
    ...{ published_at: '2026-05-01', meta_title: 'May', meta_description: 'Codes', categories: 'travel' },
    ...{ brand_unique_name: 'lumera', coupons: '[["awin","1"],["cj","2"]]', deals: '[["awin","3"]]' },
  };
  expect(read(row)).toEqual({
    record: 'article',
    article: {
      ...{ slug: 'codes-for-may', title: 'Codes for May', description: 'All of them' },
      ...{ content: '  # Codes\n\n- one  \n', featuredImage: '/may.svg', featured: true },
      ...{ publishedAt: '2026-05-01', metaTitle: 'May', metaDescription: 'Codes', categorySlug: 'travel' },
      brandUniqueName: 'lumera',
      coupons: [
        { source: 'awin', externalId: '1' },
        { source: 'cj', externalId: '2' },
      ],
      deals: [{ source: 'awin', externalId: '3' }],
    },
  });
});

it('is a draft without anything more where there is no more', () => {
  expect(read({})).toEqual({
    record: 'article',
    article: {
      ...{ slug: 'codes-for-may', title: 'Codes for May', description: '', content: '' },
      ...{ featuredImage: null, featured: false, publishedAt: null, metaTitle: null, metaDescription: null },
      ...{ categorySlug: null, brandUniqueName: null, coupons: [], deals: [] },
    },
  });
});

it.each([
  [{ slug: 'a b' }, 'slug "a b" fits no address'],
  [{ slug: '' }, 'slug is missing'],
  [{ title: '' }, 'title is missing'],
  [{ image: 'javascript:1' }, 'image "javascript:1" is no http or https link'],
  [{ published_at: 'soon' }, 'published_at "soon" is no date'],
  [{ coupons: 'awin 1' }, 'coupons is no list of offers such as [["awin","12"]]'],
  [{ deals: '[["awin"]]' }, 'deals is no list of offers such as [["awin","12"]]'],
])('refuses %j', (fields, message) => {
  expect(() => read(fields)).toThrow(message);
});
