import { render, screen } from '@testing-library/react';
import { ArticleNotFoundView } from './article-not-found-view';

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
