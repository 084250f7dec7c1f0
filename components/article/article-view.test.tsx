import { render, screen, within } from '@testing-library/react';
import type { Article } from '@/lib/catalogue/types';
import type { Heading } from '@/lib/content/markdown';
import { buildBrand, buildCoupon } from '@/lib/testing/build-offer';
import { ArticleNotFoundView, ArticleView } from './article-view';
import { buildArticle } from '@/lib/testing/build-article';

const NOW = new Date('2026-11-20T12:00:00Z');

const HEADINGS = [
  { id: 'text-lumens', level: 2, text: 'Lumens' },
  { id: 'text-colour', level: 3, text: 'Colour' },
];

function renderArticle(values: Partial<Article> = {}, headings: Heading[] = []): void {
  const body = <p>The text.</p>;
  render(
    <ArticleView
      locale="en"
      article={buildArticle({ description: 'What lumens mean.', ...values })}
      {...{ body, headings }}
      now={NOW}
    />,
  );
}

function buildCoupons(count: number) {
  return Array.from({ length: count }, (_, index) =>
    buildCoupon({ id: index + 1, name: `Coupon ${index + 1}` }),
  );
}

describe('ArticleView', () => {
  it('says what the article is, when it came out, and shows its text', () => {
    renderArticle({ featured: true });
    expect(screen.getByRole('heading', { level: 1, name: 'How to buy lamps' })).toBeVisible();
    const head = within(screen.getByRole('article').querySelector('header')!);
    for (const badge of ['Featured', 'Home & Garden', 'Lumera']) expect(head.getByText(badge)).toBeVisible();
    expect(head.getByText('Published', { exact: false })).toHaveTextContent('Published 5 Nov 2026');
    expect(head.getByText('What lumens mean.')).toBeVisible();
    expect(screen.getByText('The text.')).toBeVisible();
  });

  it('leads back to the blog and home', () => {
    renderArticle();
    const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(crumbs.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
    expect(crumbs.getByText('How to buy lamps')).toHaveAttribute('aria-current', 'page');
  });

  it('shows its picture, else only the banner', () => {
    renderArticle({ featuredImage: '/art/lamp.svg' });
    expect(document.querySelector('header img')).toHaveAttribute('src', '/art/lamp.svg');
  });

  it('says who the brand is and how much it offers', () => {
    renderArticle({ brand: buildBrand({ totalCoupons: 1234, totalDeals: 5 }) });
    const about = within(screen.getByRole('heading', { name: 'About Lumera' }).parentElement!);
    expect(about.getByText('1,234')).toBeVisible();
    expect(about.getByRole('link', { name: 'View All Offers' })).toHaveAttribute('href', '/brands/lumera');
  });

  it('offers the newsletter after its text', () => {
    renderArticle();
    const text = screen.getByText('The text.');
    const field = screen.getByRole('textbox', { name: 'Your email for new codes' });
    expect(text.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(field.closest('form')).toHaveFormValues({ source: 'website' });
  });

  it('lists its headings before its text', () => {
    renderArticle({}, HEADINGS);
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    expect(contents.compareDocumentPosition(screen.getByText('The text.'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it.each([0, 1])('has no contents list for %d headings', (count) => {
    renderArticle({}, HEADINGS.slice(0, count));
    expect(screen.queryByRole('navigation', { name: 'Contents' })).not.toBeInTheDocument();
  });

  it('says nothing of a brand where there is none', () => {
    renderArticle({ brand: null });
    expect(screen.queryByRole('heading', { name: /^About/ })).not.toBeInTheDocument();
  });
});

describe('related coupons', () => {
  it('are hidden where there are none', () => {
    renderArticle();
    expect(screen.queryByRole('heading', { name: 'Related coupons' })).not.toBeInTheDocument();
  });

  it.each([1, 2])('%d are shown without a toggle', (count) => {
    renderArticle({ coupons: buildCoupons(count) });
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(count);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.queryByText(/more coupon/)).not.toBeInTheDocument();
  });

  it('beyond two wait behind a toggle and a link', () => {
    renderArticle({ coupons: buildCoupons(5) });
    const rest = screen.getByRole('group');
    expect(rest).not.toHaveAttribute('open');
    expect(within(rest).getByText('Show All (5)')).toBeInTheDocument();
    expect(within(rest).getByText('Show Less')).toBeInTheDocument();
    expect(within(rest).getAllByRole('listitem', { hidden: true })).toHaveLength(3);
    const more = screen.getByRole('link', { name: '+ 3 more coupons' });
    expect(rest.querySelector(more.getAttribute('href')!)).not.toBeNull();
  });
});

describe('ArticleNotFoundView', () => {
  it.each([
    [false, 'The article you are looking for does not exist.'],
    [true, 'Article not found or failed to load.'],
  ])('says so and leads back to the blog (failed: %s)', (hasFailed, message) => {
    render(<ArticleNotFoundView locale="en" hasFailed={hasFailed} />);
    expect(screen.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  });
});
