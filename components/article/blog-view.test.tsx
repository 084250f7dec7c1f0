import { render, screen, within } from '@testing-library/react';
import { buildPage } from '@/lib/testing/build-offer';
import { BlogFailureView, BlogView } from './blog-view';
import { buildArticleSummary } from '@/lib/testing/build-article';

const ARTICLES = [
  buildArticleSummary({ featured: true }),
  buildArticleSummary({ id: 5, slug: 'a/b', title: 'Packing light', brand: null, category: null }),
];

describe('BlogView', () => {
  it('shows an article with its category, brand, badge and date, all of it a link', () => {
    render(<BlogView locale="en" articles={buildPage(ARTICLES)} />);
    const [card] = screen.getAllByRole('article');
    const inCard = within(card!);
    expect(inCard.getByRole('link', { name: 'How to buy lamps' })).toHaveAttribute(
      'href',
      '/blog/buying-lamps',
    );
    expect(inCard.getByText('Home & Garden')).toBeVisible();
    expect(inCard.getByText('Lumera')).toBeVisible();
    expect(inCard.getByText('Featured')).toBeVisible();
    expect(inCard.getByText('5 Nov 2026')).toHaveAttribute('dateTime', '2026-11-05T08:00:00.000Z');
  });

  it('shows a plain article without badges', () => {
    render(<BlogView locale="en" articles={buildPage(ARTICLES)} />);
    expect(screen.getAllByText('Featured')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Packing light' })).toHaveAttribute('href', '/blog/a%2Fb');
  });

  it.each([
    { page: 1, total: 2, expected: 'Showing 1 to 2 of 2 articles' },
    { page: 2, total: 22, expected: 'Showing 21 to 22 of 22 articles' },
    { page: 61, total: 1202, expected: 'Showing 1,201 to 1,202 of 1,202 articles' },
  ])('says $expected', ({ page, total, expected }) => {
    render(<BlogView locale="en" articles={buildPage(ARTICLES, { page, total })} />);
    expect(screen.getByText(expected)).toBeVisible();
  });

  it('links to its pages', () => {
    render(<BlogView locale="en" articles={buildPage(ARTICLES, { page: 2, total: 50 })} />);
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/blog?page=3');
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/blog');
  });

  it('offers a way on where there are no articles', () => {
    render(<BlogView locale="en" articles={buildPage([])} />);
    expect(screen.getByRole('heading', { name: 'No articles yet' })).toBeVisible();
    expect(screen.queryByText(/Showing/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse coupons' })).toHaveAttribute('href', '/coupons');
  });
});

describe('BlogFailureView', () => {
  it.each([
    [1, '/blog'],
    [3, '/blog?page=3'],
  ])('says so on page %d and offers to load it again', (page, href) => {
    render(<BlogFailureView locale="en" page={page} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
    expect(alert.getByText('Failed to load articles. Please try again later.')).toBeVisible();
    expect(alert.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', href);
  });
});
