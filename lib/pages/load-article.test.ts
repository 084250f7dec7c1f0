import { getCatalogueIn } from '@/lib/catalogue';
import { ARTICLES } from '@/lib/catalogue/wire/testing/items';
import { loadArticle } from './load-article';
import { getPreviewEnd } from './request-preview';

jest.mock('@/lib/catalogue', () => ({ getCatalogueIn: jest.fn() }));
jest.mock('./request-preview', () => ({ getPreviewEnd: jest.fn() }));

const [draft, published] = ARTICLES;
const getArticleDraft = jest.fn(
  async (slug: string) => ARTICLES.find((article) => article.slug === slug) ?? null,
);
const getArticleBySlug = async (slug: string) => (slug === published?.slug ? published : null);
const expiresAt = new Date('2030-01-01T00:00:00Z');

beforeEach(() => {
  jest.clearAllMocks();
  jest
    .mocked<(locale: 'en') => unknown>(getCatalogueIn)
    .mockReturnValue({ getArticleBySlug, getArticleDraft });
});

it('shows readers what is published, and asks for nothing else', async () => {
  jest.mocked(getPreviewEnd).mockResolvedValue(null);
  expect(await loadArticle('en', 'more-light')).toEqual({ article: published, preview: null });
  expect(await loadArticle('en', 'light')).toEqual({ article: null, preview: null });
  expect(getArticleDraft).not.toHaveBeenCalled();
});

it('shows an editor the article as it stands, and what readers see of it', async () => {
  jest.mocked(getPreviewEnd).mockResolvedValue(expiresAt);
  expect(await loadArticle('en', 'light')).toEqual({
    article: draft,
    preview: { publication: { state: 'draft' }, expiresAt },
  });
  expect(await loadArticle('en', 'more-light')).toEqual({
    article: published,
    preview: { publication: { state: 'published' }, expiresAt },
  });
  expect(await loadArticle('en', 'gone')).toEqual({ article: null, preview: null });
});
