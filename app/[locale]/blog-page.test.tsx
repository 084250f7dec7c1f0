import { unstable_cache } from 'next/cache';
import { render, screen } from '@testing-library/react';
import { buildArticleSummary } from '@/lib/testing/build-article';
import { createFakeSource } from '@/lib/api/testing/fake-source';
import { getCatalogueIn } from '@/lib/catalogue';
import { buildPage } from '@/lib/testing/build-offer';
import { BlogPage, describeBlogPage } from './blog-page';

jest.mock('@/lib/catalogue', () => ({ getCatalogueIn: jest.fn() }));
/** Read where a page is to live shorter than usual. */
jest.mock('next/cache', () => ({ unstable_cache: jest.fn((read: () => Promise<boolean>) => read) }));

const listArticles = jest.fn();

beforeEach(() => {
  listArticles.mockReset();
  jest.mocked(unstable_cache).mockClear();
  jest.mocked(getCatalogueIn).mockReturnValue({ ...createFakeSource(), listArticles });
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a page of the blog', () => {
  it('shows its articles and may be found', async () => {
    listArticles.mockResolvedValue(buildPage([buildArticleSummary()]));
    render(await BlogPage({ locale: 'en', page: 1 }));
    expect(screen.getByText('Showing 1 to 1 of 1 articles')).toBeVisible();
    expect(await describeBlogPage({ locale: 'en', page: 1 })).toMatchObject({
      title: { absolute: 'Blog - Clipmint' },
      robots: { index: true },
    });
  });

  it('says that it failed to load, stays out of search engines and is loaded again on demand', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    listArticles.mockRejectedValue(new Error('The host is down.'));
    render(await BlogPage({ locale: 'en', page: 2 }));
    expect(screen.getByText('Failed to load articles. Please try again later.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/blog?page=2');
    expect(await describeBlogPage({ locale: 'en', page: 2 })).toMatchObject({ robots: { index: false } });
  });

  it('past the end is not there', async () => {
    listArticles.mockResolvedValue(buildPage([], { page: 9, total: 29 }));
    expect(await describeBlogPage({ locale: 'en', page: 9 })).toMatchObject({
      title: { absolute: 'Blog: page not found - Clipmint' },
    });
    expect(unstable_cache).not.toHaveBeenCalled();
  });

  it('past the end of a blog without any article is looked at again soon', async () => {
    listArticles.mockResolvedValue(buildPage([], { page: 8, total: 0 }));
    await describeBlogPage({ locale: 'en', page: 8 });
    expect(unstable_cache).toHaveBeenCalled();
  });
});
